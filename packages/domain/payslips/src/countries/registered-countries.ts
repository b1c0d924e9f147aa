import type { Country } from '@anz-payroll/companies';
import { auPayslip } from './au/au-payslip';
import type { CountryPayslip } from './country-payslip';
import { nzPayslip } from './nz/nz-payslip';

/** One line registers a country. */
export const countryPayslips: Record<Country, CountryPayslip> = { AU: auPayslip, NZ: nzPayslip };

export function countryPayslip(country: Country): CountryPayslip {
  return countryPayslips[country];
}
