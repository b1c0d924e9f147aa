import { decimal, divide, multiply, toFixed, whole } from 'payroll-core/money';
import { dayMs } from './access-period';

/**
 * What is left of an order that is replaced: its price by the whole days that were not used, cents dropped. The price
 * bought all of its days, a free month included; what an earlier credit paid of it counts like money.
 */
export function unusedValue(
  order: { readonly price: string; readonly startsAt: number; readonly endsAt: number },
  now: number,
): string {
  const days = Math.round((order.endsAt - order.startsAt) / dayMs);
  const left = Math.min(days, Math.floor((order.endsAt - now) / dayMs));
  if (days <= 0 || left <= 0) return '0.00';
  return toFixed(divide(multiply(decimal(order.price), whole(left)), whole(days), 2, 'truncate'), 2);
}
