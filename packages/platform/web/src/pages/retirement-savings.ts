import type { Country } from '@anz-payroll/companies';

/** What people call the retirement savings that an employer contributes to. */
export const retirementSavings: Readonly<Record<Country, string>> = { AU: 'Super', NZ: 'KiwiSaver' };

/** Where the year to date has what the employer put into it. */
export const employerSavings = { AU: 'super', NZ: 'kiwisaver_employer' } as const satisfies Readonly<
  Record<Country, string>
>;
