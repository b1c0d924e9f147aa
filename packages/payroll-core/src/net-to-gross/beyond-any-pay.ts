import type { Decimal } from '../money/decimal';
import { asDollars } from '../money/shown';
import { refused, type Result } from '../refusal/result';

/** The pay was read without the row that is added to it, so it is the amount in that row that is too large. */
export function beyondAnyPay(target: Decimal): Result<never> {
  return refused({
    code: 'amount/too-large',
    path: 'net',
    message: `A net pay of ${asDollars(target)} asks for earnings of more than 12 digits. Ask for a smaller amount.`,
  });
}
