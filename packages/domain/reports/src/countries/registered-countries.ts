import type { Country } from '@anz-payroll/companies';
import { auReport } from './au/au-report';
import type { CountryReport } from './country-report';
import { nzReport } from './nz/nz-report';

/** One line registers a country. */
export const countryReports: Record<Country, CountryReport> = { AU: auReport, NZ: nzReport };

export function countryReport(country: Country): CountryReport {
  return countryReports[country];
}
