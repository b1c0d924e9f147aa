import type { Country } from '@anz-payroll/companies';
import type { CivilDate, Decimal } from 'payroll-core';
import { countryPayroll } from '../../countries/registered-countries';

/** The last day on which what was withheld on a payday is in time at the tax office, by what is withheld in a year. */
export function taxDue(country: Country, payDate: CivilDate, inYear: Decimal): CivilDate {
  return countryPayroll(country).forecast.taxDue(payDate, inYear);
}
