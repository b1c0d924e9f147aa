import { orRefuse, wholeNumber, type Command } from '../command';
import { customerOfCompany } from '../customer-of-company';

export const accountsRebuild: Command = {
  name: 'accounts rebuild',
  about: 'Make the leave balances and yearly sums of a company anew from its ledger',
  options: { company: { value: '<id>', about: 'Which company', isRequired: true } },
  example: 'accounts rebuild --company 1',
  run: async (values, services) => {
    const { pays, accounts, actor } = services;
    const companyId = wholeNumber(values, 'company');
    const customerId = await customerOfCompany(services, companyId);
    const { employees } = orRefuse(await pays.rebuildAccounts({ customerId, companyId }));
    await accounts.noteAudit(
      { ...actor, customerId },
      {
        action: 'company.rebuild-accounts',
        recordType: 'company',
        recordId: String(companyId),
        details: { employees: String(employees) },
      },
    );
    return [`Balances and yearly sums of ${employees} employees were made anew from the ledger.`];
  },
};
