import { add, equal, isLess, multiply, subtract } from '../money/arithmetic';
import type { Decimal } from '../money/decimal';
import { decimal, whole } from '../money/parse';

/** So often in a row only a deduction that takes every dollar leaves the same net: tax and levies step by dollars. */
const SAME_IN_A_ROW = 20;

/** Just past its end a plateau may be touched again by a step of the tax: the last of it is tried amount by amount. */
const LAST_STRETCH = decimal('60');

const TWICE = whole(2);
const HALF = decimal('0.5');

/**
 * Watches a search for earnings with a given net. Where child support or a deduction takes every dollar, each try misses the
 * net by the same amount and the search would creep; then it answers an amount near the end of that plateau to go on from,
 * 'endless' where no earnings end it, and otherwise nothing. `missingAt` is by how much a pay with that amount misses the
 * net, and nothing where that pay is refused.
 */
export function overPlateaus(
  missingAt: (amount: Decimal) => Decimal | undefined,
): (amount: Decimal, missing: Decimal) => Decimal | 'endless' | undefined {
  let missed: Decimal | undefined;
  let same = 0;
  return (amount, missing) => {
    same = missed !== undefined && equal(missing, missed) ? same + 1 : 0;
    missed = missing;
    return same === SAME_IN_A_ROW ? nearTheEnd(amount, missing, missingAt) : undefined;
  };
}

/** Strides of doubled length while the net stays the same, then of halved length to the last amount of the plateau. */
function nearTheEnd(
  from: Decimal,
  missing: Decimal,
  missingAt: (amount: Decimal) => Decimal | undefined,
): Decimal | 'endless' {
  let last = from;
  let stride = missing;
  let beyond: Decimal | undefined = missing;
  while (beyond !== undefined && equal(beyond, missing)) {
    beyond = missingAt(add(last, stride));
    if (beyond === undefined || !equal(beyond, missing)) break;
    last = add(last, stride);
    stride = multiply(stride, TWICE);
  }
  while (isLess(missing, stride)) {
    stride = multiply(stride, HALF);
    const there = missingAt(add(last, stride));
    if (there !== undefined && equal(there, missing)) last = add(last, stride);
    else beyond = there;
  }
  if (beyond === undefined) return 'endless';
  const back = subtract(last, LAST_STRETCH);
  return isLess(back, from) ? from : back;
}
