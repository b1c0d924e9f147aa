import type { Country } from '@anz-payroll/companies';
import { auEmployee } from './au/au-employee';
import type { CountryEmployee } from './country-employee';
import { nzEmployee } from './nz/nz-employee';

/** One line registers a country. */
export const countryEmployees: Record<Country, CountryEmployee> = { AU: auEmployee, NZ: nzEmployee };

/**
 * The rules of a country by the code of an address, which is free text: somebody may live where no rules are registered,
 * and then none apply.
 */
export function countryEmployee(code: string | undefined): CountryEmployee | undefined {
  const registered: Readonly<Record<string, CountryEmployee>> = countryEmployees;
  return code !== undefined && Object.hasOwn(registered, code) ? registered[code] : undefined;
}
