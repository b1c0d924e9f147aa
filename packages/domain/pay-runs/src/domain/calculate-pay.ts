import type { Country } from '@anz-payroll/companies';
import type { Result } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import type { CalculationInput } from './calculation-input';
import type { PayExplanation, PayFigures } from './pay-record';
import type { PaysRefusal } from './pays-refusal';

/** A calculated pay, as JSON keeps it, with what it was calculated from. */
export interface CalculatedPay<C extends Country = Country> {
  readonly calculationInput: CalculationInput<C>;
  readonly figures: PayFigures<C>;
  explain(): PayExplanation;
}

/**
 * Calculates a pay from its input: the termination first, whose amounts the pay carries, then the pay. The same
 * function makes a pay, previews it, explains it and replays it.
 */
export function calculatePay(calculationInput: CalculationInput): Result<CalculatedPay, PaysRefusal> {
  return countryPayroll(calculationInput.country).calculate(calculationInput);
}
