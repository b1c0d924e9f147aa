import type { Country } from '@anz-payroll/companies';
import type { CivilDate } from 'payroll-core';
import { kiwisaver } from 'payroll-core/nz';
import { inForce } from 'payroll-core/statutory';
import type { CurrentRates } from './employee-read-model';

/** The default rates in force on a day; where nobody has confirmed any, none are shown. */
export function currentRates(country: Country, today: CivilDate): CurrentRates {
  const edition = inForce(kiwisaver, today);
  if (!edition.ok) return { country, kiwisaver_employee_rate: null, kiwisaver_employer_rate: null };
  const { defaultEmployeeRate, employerRate } = edition.value.values;
  return {
    country,
    kiwisaver_employee_rate: defaultEmployeeRate.toString(),
    kiwisaver_employer_rate: employerRate.toString(),
  };
}
