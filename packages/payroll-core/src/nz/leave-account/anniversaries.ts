import { addDays, addMonths, daysBetween, type CivilDate } from '../../calendar/civil-date';
import type { Dated } from '../../statutory/dated';
import type { Days } from '../holiday-history/days';
import type { Holidays } from '../holidays/holidays';

/** Why somebody was away without pay from the employer. */
export type AbsenceReason =
  | 'PARENTAL'
  | 'VOLUNTEERS'
  | 'ACCIDENT_COMPENSATION'
  | 'UNPAID_SICK'
  | 'UNPAID_BEREAVEMENT'
  | 'UNPAID_FAMILY_VIOLENCE'
  | 'UNPAID_OTHER';

/** Days away that move an anniversary or count as none. */
export interface Absence extends Days {
  readonly reason: AbsenceReason;
  /** Both agreed that unpaid leave of more than a week counts as employment; the divisor of 52 falls in its place. */
  readonly agreedToCount?: boolean | undefined;
}

/** The 12 months in which the next entitlement grows. `anchor` is the day that anniversaries are counted from. */
export interface ServiceYear {
  readonly anchor: CivilDate;
  /** Completed years since the anchor. */
  readonly completed: number;
  /** The first day of these 12 months. */
  readonly from: CivilDate;
}

/** A day on which an entitlement arises. */
export interface Anniversary {
  readonly date: CivilDate;
  /** Days of unpaid leave by which it came later than 12 months. */
  readonly movedByDays: number;
  /** It arose during parental leave or within 12 months of the return from it. */
  readonly afterParentalLeave: boolean;
  readonly next: ServiceYear;
}

const DAYS_THAT_ALWAYS_COUNT = 7;

/** Service that begins on a day: the first day of work, or the day of a closedown. */
export function serviceFrom(day: CivilDate): ServiceYear {
  return { anchor: day, completed: 0, from: day };
}

/**
 * The days of an absence that are no employment: those beyond the first week of unpaid leave for another reason than
 * those that the Act names, unless both agreed otherwise.
 * @law Holidays Act 2003 s 16(2), (3)
 */
export function daysNotEmployed(absence: Absence): Days | undefined {
  if (absence.reason !== 'UNPAID_OTHER' || absence.agreedToCount === true) return undefined;
  const from = addDays(absence.from, DAYS_THAT_ALWAYS_COUNT);
  return from > absence.until ? undefined : { from, until: absence.until };
}

/**
 * Weeks by which the divisor of 52 falls for unpaid leave that both agreed to count, within 12 months that end on a day:
 * the whole or part weeks beyond one week, in days over 7.
 * @law Holidays Act 2003 s 16(3)
 */
export function daysAgreedToCount(absences: readonly Absence[], window: Days): number {
  let days = 0;
  for (const absence of absences) {
    if (absence.reason !== 'UNPAID_OTHER' || absence.agreedToCount !== true) continue;
    days += overlap({ from: addDays(absence.from, DAYS_THAT_ALWAYS_COUNT), until: absence.until }, window);
  }
  return days;
}

/**
 * The day after these 12 months of continuous employment, moved by unpaid leave that is no employment.
 * @law Holidays Act 2003 s 16(1), (2); Parental Leave and Employment Protection Act 1987 s 42(2)
 */
export function anniversaryOf(year: ServiceYear, absences: readonly Absence[], holidays: Dated<Holidays>): Anniversary {
  const due = addMonths(year.anchor, holidays.values.annualAfterMonths * (year.completed + 1));
  const away = absences.map(daysNotEmployed).filter((days) => days !== undefined);
  let moved = 0;
  while (away.length > 0) {
    // Moving the day may take in more of an absence, until it no longer does.
    const until = addDays(due, moved - 1);
    const days = away.reduce((total, stretch) => total + overlap(stretch, { from: year.from, until }), 0);
    if (days === moved) break;
    moved = days;
  }
  const date = moved === 0 ? due : addDays(due, moved);
  return {
    date,
    movedByDays: moved,
    afterParentalLeave: isAfterParentalLeave(date, absences),
    next: moved === 0 ? { anchor: year.anchor, completed: year.completed + 1, from: date } : serviceFrom(date),
  };
}

/** @law Parental Leave and Employment Protection Act 1987 s 42(2)(a), (c) */
function isAfterParentalLeave(date: CivilDate, absences: readonly Absence[]): boolean {
  return absences.some(({ reason, from, until }) => {
    if (reason !== 'PARENTAL') return false;
    const returned = addDays(until, 1);
    return date >= from && date < addMonths(returned, 12);
  });
}

function overlap(a: Days, b: Days): number {
  const from = a.from > b.from ? a.from : b.from;
  const until = a.until < b.until ? a.until : b.until;
  return from > until ? 0 : daysBetween(from, until) + 1;
}
