import type { Decimal } from 'payroll-core/money';
import { field, type FieldOptions } from './field';

/** Money, hours or a rate in an answer: a JSON number without padding (spec 2.1). */
export function Amount(options: FieldOptions = {}): PropertyDecorator {
  return field(
    {
      schema: { type: 'number' },
      check: (value) =>
        typeof value === 'number' ? undefined : { code: 'not_a_number', message: 'Expected a JSON number.' },
    },
    options,
  );
}

/**
 * Exact digits as a JSON number. JSON readers hold numbers as doubles, which keep any 15 significant digits: every
 * amount in cents below ten trillion dollars arrives digit for digit.
 */
export function toAmount(exact: Decimal | string): number {
  return Number(typeof exact === 'string' ? exact : exact.toString());
}
