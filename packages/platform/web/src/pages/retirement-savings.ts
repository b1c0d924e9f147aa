import type { Country } from '@anz-payroll/companies';

/** What people call the retirement savings that an employer contributes to. */
export const retirementSavings: Readonly<Record<Country, string>> = { AU: 'Super', NZ: 'KiwiSaver' };
