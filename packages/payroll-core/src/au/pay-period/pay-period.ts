import type { Aud } from '../../money/currency';
import type { AuPay } from '../calculate-pay/au-pay';
import type { AuPayInput } from '../calculate-pay/au-pay-input';
import type { AuPayWarning } from '../calculate-pay/au-pay-warning';

/** A pay period as a whole, and each of its pays. */
export interface AuPayPeriodResult {
  /** What tax was worked out on, and what the law withholds: of all pays, terminations left out. */
  readonly taxableGross: Aud;
  readonly tax: Aud;
  /** The part of `tax` that repays a study loan. */
  readonly studyLoan: Aud;
  /** Earnings below the maximum contribution base, and the contributions on them, of all pays. */
  readonly superEarnings: Aud;
  readonly compulsorySuperAmount: Aud;
  readonly pays: readonly AuPayInPeriod[];
  /** Tax that no pay can bear any more: the processed pays withheld too little, and the others have no more. */
  readonly notWithheld: Aud;
  /** Tax that processed pays withheld beyond that of the period. */
  readonly overWithheld: Aud;
  readonly warnings: readonly AuPayWarning[];
}

/** One pay of a period with its part of what the period withholds. */
export type AuPayInPeriod = {
  /** What this pay would bear if none had been processed before. */
  readonly taxDue: Aud;
  readonly studyLoanDue: Aud;
} & (
  | {
      readonly isProcessed: false;
      /** The input with its `periodShare`: `calculatePay` gives the same pay from it again. */
      readonly input: AuPayInput;
      readonly pay: AuPay;
    }
  | {
      readonly isProcessed: true;
      /** What it withheld. */
      readonly tax: Aud;
      /** `taxDue` less `tax`: what a correction of this pay would withhold, or give back where it is negative. */
      readonly difference: Aud;
    }
);
