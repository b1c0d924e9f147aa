import { optionalWholeNumber, type Command } from '../command';
import { customerOfCompany } from '../customer-of-company';

export const filingLodge: Command = {
  name: 'filing lodge',
  about: 'Lodge the Single Touch Payroll messages that are due, once; for cron where LODGEMENT is off',
  options: {
    retry: { about: 'Also take up again what waits or was given up' },
    company: { value: '<id>', about: 'Take up only those of this company' },
  },
  example: 'filing lodge --retry',
  run: async (values, services) => {
    const { filing, lodging, accounts, actor } = services;
    const companyId = optionalWholeNumber(values, 'company');
    const customerId = companyId === undefined ? undefined : await customerOfCompany(services, companyId);
    if (values['retry'] === true) {
      await filing.retryLodgements({ companyId });
      if (customerId !== undefined) await note(customerId, companyId, 'company.retry-stp');
    }
    const attempted = new Map<number, { customerId: number; messages: string[] }>();
    const attempts = await lodging.once((lodgement) => {
      const own = attempted.get(lodgement.companyId) ?? { customerId: lodgement.customerId, messages: [] };
      own.messages.push(lodgement.messageId);
      attempted.set(lodgement.companyId, own);
    });
    for (const [id, own] of attempted) await note(own.customerId, id, 'company.lodge-stp', own.messages);
    return [`${attempts} attempts`];

    function note(owner: number, id: number | undefined, action: string, messages: readonly string[] = []) {
      const details = messages.length === 0 ? {} : { messages: String(messages.length), first: messages[0] ?? '' };
      const act = { action, recordType: 'company', recordId: String(id), details };
      return accounts.noteAudit({ ...actor, customerId: owner }, act);
    }
  },
};
