import type { CivilDate } from '../../../calendar/civil-date';
import type { Aud, Decimal } from '../../../money';
import type { Step } from '../../../trace/step';
import type { Certainty } from '../certainty';

/** The kinds of lines the interpreter makes. */
export const awardLineKinds = [
  'ordinary',
  'penalty',
  'overtime',
  'shift',
  'loading',
  'allowance',
  'rest-break',
  'remote',
  '24-hour-care',
] as const;

/** One kind of line: ordinary, penalty, overtime, allowance and others. */
export type AwardLineKind = (typeof awardLineKinds)[number];

/** What one shift is worth for one reason. */
export interface AwardPayLine {
  readonly shiftDate: CivilDate;
  /** The day of its first minute, where the shift began on an earlier one. */
  readonly workedOn?: CivilDate;
  readonly kind: AwardLineKind;
  /** The rule of the award that decided, such as `sunday` or `overtime-first`. */
  readonly rule: string;
  readonly says: string;
  /** Hours, or the number of occasions of an allowance. */
  readonly hours: Decimal;
  readonly minutes: number;
  /** Dollars an hour or an occasion; absent where the award prices a whole shift. */
  readonly rate?: Aud;
  readonly percent?: string;
  readonly amount: Aud;
  readonly per?: 'hour or part of an hour';
  /** The column of the pay guide that prints the rate. */
  readonly column: string;
  readonly clause: string;
  readonly certainty: Certainty;
  /** An expense is no earnings: superannuation and tax treat it apart. */
  readonly expense?: boolean;
  readonly because: Step<Aud>;
}
