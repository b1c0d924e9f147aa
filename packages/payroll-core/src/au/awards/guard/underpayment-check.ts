import type { CivilDate } from '../../../calendar/civil-date';
import type { Aud } from '../../../money/currency';
import type { Certainty } from '../certainty';
import type { AwardPayLine } from '../interpreter/pay-line';
import type { PaidCategory } from './check-underpayment-input';

/** The reasons for which the check cannot tell. */
export const underpaymentReasons = [
  'hours-not-recorded',
  'penalties-not-tested',
  'rate-not-found',
  'facts-not-readable',
  'casual-loading-uncertain',
  'junior-rate-uncertain',
  'rate-changes-in-period',
  'service-not-known',
  'secondary-data',
  'date-not-confirmed',
  'date-not-covered',
  'arrangement-not-covered',
  'short-in-category',
  'short-in-total',
  'weekly-rate-met',
] as const;

/** The stable code of such a reason. */
export type UnderpaymentReasonCode = (typeof underpaymentReasons)[number];

/** Why the check cannot tell, in words. */
export interface UnderpaymentReason {
  readonly code: UnderpaymentReasonCode;
  readonly says: string;
}

/** Wages that the award requires for one purpose against what was paid for it. */
export interface CategoryComparison {
  readonly category: Exclude<PaidCategory, 'salary' | 'leave' | 'hours'>;
  readonly required: Aud;
  readonly paid: Aud;
  readonly shortBy: Aud;
}

/** A required line: of the interpreter, or hours at a minimum rate. */
export type RequiredLine = Pick<AwardPayLine, 'kind' | 'says' | 'hours' | 'amount' | 'clause' | 'certainty'> & {
  readonly rate?: Aud;
  readonly category: CategoryComparison['category'];
};

/** The verdict for one person and one pay period, with everything it stands on. */
export interface UnderpaymentCheck {
  readonly verdict: 'met' | 'short' | 'cannot-tell';
  /** How deep the test went: hours at the minimum rate, or every penalty, overtime and allowance that is known. */
  readonly testedAt: 'nothing' | 'base' | 'penalties';
  readonly shortBy: Aud;
  /** More may be missing by figures that are not certain enough for a verdict. */
  readonly possiblyShortBy: Aud;
  readonly required: Aud;
  readonly paid: Aud;
  readonly lines: readonly RequiredLine[];
  readonly comparison: readonly CategoryComparison[];
  readonly reasons: readonly UnderpaymentReason[];
  readonly notCovered: readonly string[];
  /** What a guard cannot see. */
  readonly limits: readonly string[];
  readonly evidence: UnderpaymentEvidence;
}

/** What is kept with the verdict, so that it can be shown later which figures were used. */
export interface UnderpaymentEvidence {
  readonly award?: string;
  readonly classification?: string;
  readonly hourly?: Aud;
  readonly weekly?: Aud;
  /** Dollars a year, where the award fixes its rates by the year. */
  readonly annual?: Aud;
  readonly certainty?: Certainty;
  readonly confirmedUntil?: CivilDate;
  readonly source?: string;
  readonly editions: readonly string[];
}
