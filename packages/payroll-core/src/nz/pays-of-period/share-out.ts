import { add, greater, isMore, isPositive, isZero, lesser, multiply, subtract, sum } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { divide } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';

/** One of those who bear an amount together. */
export interface Bearer {
  /** Decides who bears the odd cents; two with the same key are alike in everything. */
  readonly key: string;
  readonly weight: Decimal;
  /** The most that it can bear. */
  readonly most: Nzd;
}

const NIL = nzd('0');
const CENT = nzd('0.01');

/**
 * Shares an amount out by weight, to the cent, nobody bearing more than they can. Who comes first makes no difference:
 * odd cents go by key. What nobody can bear is left over.
 */
export function shareOut(
  amount: Nzd,
  bearers: readonly Bearer[],
): { readonly shares: readonly Nzd[]; readonly left: Nzd } {
  const shares: Nzd[] = bearers.map(() => NIL);
  let left = amount;
  while (isPositive(left)) {
    const open = bearers.map((_, i) => i).filter((i) => isMore(bearers[i]!.most, shares[i]!));
    if (open.length === 0) break;
    const given = shareOnce(left, bearers, open, shares);
    if (isZero(given)) break;
    left = subtract(left, given);
  }
  return { shares, left };
}

/** One round over those who can bear more; gives what was given. */
function shareOnce(left: Nzd, bearers: readonly Bearer[], open: readonly number[], shares: Nzd[]): Nzd {
  const weights = sum(
    NIL,
    open.map((i) => greater(bearers[i]!.weight, NIL) as Nzd),
  );
  const room = (i: number): Nzd => subtract(bearers[i]!.most, shares[i]!);
  let given = NIL;
  const give = (i: number, part: Nzd): void => {
    const taken = lesser(part, room(i));
    shares[i] = add(shares[i]!, taken);
    given = add(given, taken);
  };
  const parts = new Map(
    open.map((i) => [
      i,
      isZero(weights)
        ? divide(left, weightOfEach(open.length), 2, 'truncate')
        : divide(multiply(left, greater(bearers[i]!.weight, NIL)), weights, 2, 'truncate'),
    ]),
  );
  for (const i of open) give(i, parts.get(i) ?? NIL);
  // Truncating leaves less than a cent for each: they go one by one, by key.
  const byKey = [...open].sort((a, b) =>
    bearers[a]!.key < bearers[b]!.key ? -1 : bearers[a]!.key > bearers[b]!.key ? 1 : 0,
  );
  for (const i of byKey) {
    const rest = subtract(left, given);
    if (!isPositive(rest) || isMore(rest, multiply(CENT, weightOfEach(open.length)))) break;
    give(i, lesser(rest, CENT));
  }
  return given;
}

function weightOfEach(count: number): Decimal {
  return nzd(String(count));
}
