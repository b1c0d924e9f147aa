import { equal, multiply } from '../money/arithmetic';
import type { Decimal } from '../money/decimal';
import { given, type Given } from './step';

/** The rate of a row: `35.5`, and `30.335 × 1.5` where the row multiplies the hourly rate; with what was given for it. */
export function explainRate(
  rate: Decimal,
  multiplier: Decimal | undefined,
  payRatePerHour: Decimal,
): { readonly inWords: string; readonly because: readonly Given[] } {
  if (multiplier === undefined || !equal(multiply(payRatePerHour, multiplier), rate)) {
    return { inWords: rate.toString(), because: [given('rate', rate)] };
  }
  return {
    inWords: `${payRatePerHour.toString()} × ${multiplier.toString()}`,
    because: [given('rate', payRatePerHour), given('multiplier', multiplier)],
  };
}
