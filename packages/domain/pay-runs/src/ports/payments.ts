import type { PayRecord } from '../domain/pay-record';

/** Files by which money left; the package of filing keeps them. */
export interface Payments {
  /**
   * The standing files that hold the pay, or one that it replaced, in words: `bank file 7`. Keeps others from paying it
   * until the unit of work ends.
   */
  filesWith(pay: PayRecord): Promise<readonly string[]>;
}
