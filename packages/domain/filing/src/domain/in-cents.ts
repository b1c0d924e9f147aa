import { toFixed, type Decimal } from 'payroll-core/money';

/** Dollars as files write them: whole cents without a point and without padding. */
export function inCents(amount: Decimal): string {
  return toFixed(amount, 2)
    .replace('.', '')
    .replace(/^(-?)0+(?=\d)/, '$1');
}
