import { stpActions } from '@anz-payroll/filing';
import { CommandRefused, optionalText, optionalWholeNumber, orRefuse, wholeNumber, type Command } from '../command';
import { customerOfCompany } from '../customer-of-company';
import { optionalDay } from './filing-days';

export const filingSubmit: Command = {
  name: 'filing submit',
  about: 'Queue Single Touch Payroll messages for the pays of a company',
  options: {
    company: { value: '<id>', about: 'Which company', isRequired: true },
    action: { value: '<action>', about: `${stpActions.join(', ')}; NEW unless said` },
    run: { value: '<id>', about: 'The pays of this pay run' },
    from: { value: '<date>', about: 'Pays from this pay date on' },
    to: { value: '<date>', about: 'Pays up to this pay date' },
    final: { about: 'Mark the year as final' },
  },
  example: 'filing submit --company 1 --action UPDATE --final',
  run: async (values, services) => {
    const { filing, accounts, actor } = services;
    const said = optionalText(values, 'action') ?? 'NEW';
    const action = stpActions.find((one) => one === said);
    if (action === undefined) throw new CommandRefused(`--action must be one of ${stpActions.join(', ')}, not ${said}`);
    const companyId = wholeNumber(values, 'company');
    const customerId = await customerOfCompany(services, companyId);
    const submitted = orRefuse(
      await filing.submitStpPays({
        companyId,
        payRunId: optionalWholeNumber(values, 'run'),
        from: optionalDay(values, 'from'),
        to: optionalDay(values, 'to'),
        action,
        isFinal: values['final'] === true,
      }),
    );
    await accounts.noteAudit(
      { ...actor, customerId },
      { action: 'company.submit-stp', recordType: 'company', recordId: String(companyId), details: { action } },
    );
    return [submitted.message, ...submitted.rows.map((row) => `pay ${row.payId}  ${row.stpStatus}  ${row.message}`)];
  },
};
