import type { Country } from '../domain/country';
import { auCompany } from './au/au-company';
import type { CountryCompany } from './country-company';
import { nzCompany } from './nz/nz-company';

/** One line registers a country. */
export const countryCompanies: Record<Country, CountryCompany> = { AU: auCompany, NZ: nzCompany };

export function countryCompany(country: Country): CountryCompany {
  return countryCompanies[country];
}
