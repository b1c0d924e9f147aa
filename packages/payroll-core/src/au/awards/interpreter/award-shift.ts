import type { Amount } from '../../../input/input-reader';
import type { RemoteWorkKind } from '../rules/award-rules';

/** Facts that a clock cannot tell. Each is named in the rules of the awards that ask for it. */
export const shiftFacts = [
  'newsagency',
  'videoShop',
  'tradesBeyondSpan',
  'secondaryStudentOnSchoolDay',
  'rosteredDayOff',
  'publicHolidayAlternative',
  'weekendOrdinaryHoursAgreed',
  'fewerThanFiveSuccessiveShifts',
  'threeHoursRequested',
  'longerDayAgreed',
] as const;

/** A fact of a shift that changes its pay, such as a break not given. */
export type ShiftFact = (typeof shiftFacts)[number];

/** Start and end of the local clock: `17:30`, `24:00`, `+1 07:00` for the next day. An end before its start is the next day. */
export type ClockRange = readonly [start: string, end: string];

/** One shift as it was worked. */
export interface AwardShift {
  readonly date: string;
  readonly start?: string;
  readonly end?: string;
  /** The periods of a broken shift, or before and after a sleepover. */
  readonly periods?: readonly ClockRange[];
  readonly unpaidBreaks?: readonly ClockRange[];
  /** Overrides the calendar of the state for the day on which the shift starts. */
  readonly publicHoliday?: boolean;
  readonly facts?: readonly ShiftFact[];
  /** When the shift was rostered to end, where it was worked on: the kind of shift follows the roster. */
  readonly rosteredEnd?: string;
  /** Ordinary hours of the roster for this shift; work beyond them is overtime where the award says so. */
  readonly rosteredHours?: Amount;
  /** Guaranteed hours of a part-time agreement for the day. */
  readonly guaranteedHours?: Amount;
  readonly extraHoursAgreedInWriting?: boolean;
  /** This is the one longer day of the week; without it the first day that is longer is taken. */
  readonly longDay?: boolean;
  /** When the work before this shift ended, for the first shift of the list: `2026-08-05T21:00`. */
  readonly previousFinish?: string;
  /** The work before ended with overtime. */
  readonly previousWorkWasOvertime?: boolean;
  readonly shorterRestAgreed?: boolean;
  readonly brokenShift?: boolean;
  readonly sleepover?: ClockRange;
  /** Hours of work in a 24-hour care shift. */
  readonly twentyFourHourCareHours?: Amount;
  readonly remoteWork?: RemoteWorkKind;
  readonly higherDuties?: { readonly classification: string; readonly start: string; readonly end: string };
  /** Allowances by their id in the award's rules, with the number of hours, shifts, kilometres, … */
  readonly allowances?: readonly { readonly id: string; readonly quantity: Amount }[];
}
