import { add, greater, isLess, isMore, isPositive, multiply, subtract, sum } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { divide, round, toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';

const NOTHING = aud('0');
const CENT = aud('0.01');

/** More digits than a cent of any amount over any weight needs. */
const PLACES = 12;

/**
 * Shares an amount in proportion to weights, to the cent, no share above its own limit. What a limit cuts off goes to
 * the others in proportion to their weights, and where these have none, to what room their limits leave. The shares add
 * up to the amount exactly, or to all the limits together where the amount is more.
 *
 * Cents that rounding leaves over go to the largest cut parts, the earlier one first where two are equal: that cent is
 * all that the order of the weights can change.
 */
export function shareWithin(amount: Aud, weights: readonly Aud[], limits: readonly Aud[]): readonly Aud[] {
  const most = sum(NOTHING, limits);
  const total = isMore(amount, most) ? most : amount;
  let open = weights.map((_, i) => i).filter((i) => isPositive(limits[i]!));
  const shares = weights.map(() => NOTHING);
  let left = total;
  while (isPositive(left) && open.length > 0) {
    const parts = proportional(
      left,
      open.map((i) => greater(weights[i]!, NOTHING)),
      open.map((i) => subtract(limits[i]!, shares[i]!)),
    );
    const full = open.filter((i, at) => !isLess(add(shares[i]!, parts[at]!), limits[i]!));
    if (full.length === 0) {
      open.forEach((i, at) => (shares[i] = add(shares[i]!, parts[at]!)));
      return shares;
    }
    for (const i of full) {
      left = subtract(left, subtract(limits[i]!, shares[i]!));
      shares[i] = limits[i]!;
    }
    open = open.filter((i) => !full.includes(i));
  }
  return shares;
}

function proportional(amount: Aud, weights: readonly Aud[], room: readonly Aud[]): readonly Aud[] {
  const counted = isPositive(sum(NOTHING, weights)) ? weights : room;
  const total = sum(NOTHING, counted);
  const exact = counted.map((weight) => divide(multiply(amount, weight), total, PLACES, 'half-up'));
  const shares = exact.map((share) => round(share, 2, 'truncate'));
  const byCut = exact
    .map((share, i) => ({ i, cut: subtract(share, shares[i]!) }))
    .sort((a, b) => (isLess(a.cut, b.cut) ? 1 : isLess(b.cut, a.cut) ? -1 : a.i - b.i));
  let left = toCents(subtract(amount, sum(NOTHING, shares)));
  for (const { i } of byCut) {
    if (!isPositive(left)) break;
    shares[i] = add(shares[i]!, CENT);
    left = subtract(left, CENT);
  }
  return shares;
}
