import { optionalWholeNumber, type Command } from '../command';

export const filingLodge: Command = {
  name: 'filing lodge',
  about: 'Lodge the Single Touch Payroll messages that are due, once; for cron where LODGEMENT is off',
  options: {
    retry: { about: 'Also take up again what waits or was given up' },
    company: { value: '<id>', about: 'Take up only those of this company' },
  },
  example: 'filing lodge --retry',
  run: async (values, { filing, lodging }) => {
    const companyId = optionalWholeNumber(values, 'company');
    if (values['retry'] === true) await filing.retryLodgements({ companyId });
    return [`${await lodging.once()} attempts`];
  },
};
