import type { Country } from '@anz-payroll/companies';
import { auPayroll } from './au/au-payroll';
import type { CountryPayroll } from './country-payroll';
import { nzPayroll } from './nz/nz-payroll';

/** One line registers a country. */
export const countryPayrolls: Record<Country, CountryPayroll> = { AU: auPayroll, NZ: nzPayroll };

export function countryPayroll(country: Country): CountryPayroll {
  return countryPayrolls[country];
}
