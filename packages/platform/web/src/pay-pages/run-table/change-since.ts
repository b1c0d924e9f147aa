import { aud, isNegative, isZero, subtract } from 'payroll-core/money';
import { dollars } from '../dollars';

/** How an amount differs from an earlier one, as people read it; nothing where there is none to compare with. */
export function changeSince(before: string, now: string): string {
  if (before === '') return '';
  const change = subtract(aud(now), aud(before));
  if (isZero(change)) return '–';
  return `${isNegative(change) ? '' : '+'}${dollars(change.toString())}`;
}
