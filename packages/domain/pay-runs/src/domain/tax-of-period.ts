import type { Country } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import type { PeriodBasis } from '../countries/pay-basis';
import { countryPayroll } from '../countries/registered-countries';
import type { CalculatedPay } from './calculate-pay';
import type { CalculationInput } from './calculation-input';
import type { PayTypes } from './pay-record';
import type { PaysRefusal } from './pays-refusal';

/** A pay of an employee in a run, with what it was calculated from. */
export type PayOfPeriod<C extends Country = Country> = {
  [K in C]: { readonly calculationInput: CalculationInput<K>; readonly result: PayTypes[K]['result'] };
}[C];

/**
 * Several pays of one employee in one run are one period's earnings: what is withheld is calculated on all of them.
 * `before` are processed and stay as they are; the new pays share the rest.
 */
export function taxOfPeriod(
  country: Country,
  before: readonly PayOfPeriod[],
  fresh: readonly CalculatedPay[],
  redistributeByGross: boolean,
  basis: () => PeriodBasis,
): Result<readonly CalculatedPay[], PaysRefusal> {
  if (before.length + fresh.length < 2) return accepted(fresh);
  return countryPayroll(country).calculatePeriod(before, fresh, redistributeByGross ? 'GROSS' : 'EARNINGS', basis());
}
