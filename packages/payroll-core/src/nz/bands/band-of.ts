import { isMore } from '../../money/arithmetic';
import type { Nzd } from '../../money/currency';

/** A row of a table that holds from its lower edge until the next row starts. */
export interface Band {
  readonly from: Nzd;
}

/** The row an amount falls in. Bands are in order and the first starts at nil. */
export function bandOf<B extends Band>(bands: readonly B[], amount: Nzd): B {
  for (let i = bands.length - 1; i > 0; i--) {
    if (!isMore(bands[i]!.from, amount)) return bands[i]!;
  }
  return bands[0]!;
}
