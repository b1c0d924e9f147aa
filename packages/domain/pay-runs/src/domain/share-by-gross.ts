import { add, decimal, divide, isLess, isPositive, multiply, round, subtract, sum, toCents, whole } from 'payroll-core';
import type { Decimal } from 'payroll-core';

const NOTHING = whole(0);
const CENT = decimal('0.01');

/**
 * Shares an amount in proportion to weights, to the cent. Each gets its share cut to the cent; the cents left over go
 * to the largest cut parts, the earlier one first where two are equal. The shares add up to the amount exactly.
 */
export function shareByGross(amount: Decimal, weights: readonly Decimal[]): readonly Decimal[] {
  const total = sum(NOTHING, weights);
  if (!isPositive(total)) return weights.map((_, i) => (i === 0 ? amount : NOTHING));
  const exact = weights.map((weight) => divide(multiply(amount, weight), total, 12, 'half-up'));
  const shares = exact.map((share) => round(share, 2, 'truncate'));
  const order = exact
    .map((share, i) => ({ i, cut: subtract(share, shares[i]!) }))
    .sort((a, b) => (isLess(a.cut, b.cut) ? 1 : isLess(b.cut, a.cut) ? -1 : a.i - b.i));
  let left = toCents(subtract(amount, sum(NOTHING, shares)));
  for (const { i } of order) {
    if (!isPositive(left)) break;
    shares[i] = add(shares[i]!, CENT);
    left = subtract(left, CENT);
  }
  return shares;
}
