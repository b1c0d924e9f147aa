import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';

/** What an extra pay is for; the kind decides levy and KiwiSaver, never the rate. */
export const extraPayKinds = [
  'bonus',
  'back-pay',
  'holiday-pay',
  'alternative-holiday',
  'notice',
  'redundancy',
  'retiring-allowance',
  'share-scheme',
  'other',
] as const;

/** The kinds of extra pay that are treated differently. */
export type ExtraPayKind = (typeof extraPayKinds)[number];

/** A lump sum that is not part of regular pay. */
export interface ExtraPay {
  /** A name the caller finds it by in the result: a bonus description, `unusedHoliday`. */
  readonly name: string;
  readonly kind: ExtraPayKind;
  /** Negative where leave was taken in advance of its entitlement and comes back. */
  readonly amount: Nzd;
  /** A higher rate the employee chose for this payment. @law Income Tax Act 2007 s RD 10(2) */
  readonly electedRate?: Decimal | undefined;
}
