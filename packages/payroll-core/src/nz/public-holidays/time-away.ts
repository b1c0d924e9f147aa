import type { Days } from '../holiday-history/days';
import type { Absence, AbsenceReason } from '../leave-account/anniversaries';

/** Days away on which a public holiday would not be worked anyway. */
export interface TimeAway extends Days {
  /** False where employer and employee should look at the day. */
  readonly isCertain: boolean;
}

/**
 * In parental leave and volunteers' leave a public holiday is no day that would be worked, and while the Accident
 * Compensation Corporation pays or leave without pay was planned it usually is none. A day of sickness, bereavement or
 * family violence is a public holiday like any other, paid or not.
 * @law Holidays Act 2003 s 12; Employment New Zealand, "When a public holiday falls within a leave period"
 */
const certainty: Readonly<Partial<Record<AbsenceReason, boolean>>> = {
  PARENTAL: true,
  VOLUNTEERS: true,
  ACCIDENT_COMPENSATION: false,
  UNPAID_OTHER: false,
};

/**
 * The days of absences on which a public holiday would not be worked anyway.
 * @law Holidays Act 2003 s 12
 */
export function timeAwayOf(absences: readonly Absence[]): readonly TimeAway[] {
  return absences.flatMap(({ reason, from, until }) => {
    const isCertain = certainty[reason];
    return isCertain === undefined ? [] : [{ from, until, isCertain }];
  });
}
