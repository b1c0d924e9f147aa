import { addDays, dayOfWeek, daysBetween, type CivilDate } from '../../calendar/civil-date';
import { given, step, type Step } from '../../trace/step';
import type { TimeAway } from './time-away';

/** When an employee works, as far as it is known. */
export type WorkPattern =
  /** The same weekdays every week: Monday 1 to Sunday 7. */
  | { readonly kind: 'weekly'; readonly weekdays: readonly number[] }
  /** A roster that repeats: the first day and, for each day of it, whether it is worked. */
  | { readonly kind: 'roster'; readonly firstDay: CivilDate; readonly days: readonly boolean[] }
  /** Only the past is known: the days worked in the weeks that end on a day. */
  | {
      readonly kind: 'worked-days';
      readonly weeksUntil: CivilDate;
      readonly weeks: number;
      readonly workedOn: readonly CivilDate[];
    }
  | { readonly kind: 'unknown' };

/** What employer and employee agreed for one day, against the pattern. */
export interface WorkingDayOverride {
  readonly date: CivilDate;
  readonly isWorkingDay: boolean;
}

/** The pattern by which an otherwise working day is judged. */
export interface WorkingDays {
  readonly pattern: WorkPattern;
  readonly overrides?: readonly WorkingDayOverride[] | undefined;
  /** Time away in which public holidays would not be worked anyway: `timeAwayOf`. */
  readonly away?: readonly TimeAway[] | undefined;
}

/** Whether a public holiday would have been a working day, and why. */
export interface OtherwiseWorkingDay {
  readonly answer: Step<boolean>;
  /** False where the pattern leaves the question open, so that somebody should look. */
  readonly isCertain: boolean;
}

/**
 * Whether a day would otherwise be a working day for an employee: what was agreed for the day, time away, or else the pattern. With
 * only past weeks to go by, it is one where that weekday was worked in at least half of them, and certain only where it
 * was worked in all or in none.
 * @law Holidays Act 2003 s 12
 */
export function otherwiseWorkingDay(date: CivilDate, days: WorkingDays): OtherwiseWorkingDay {
  const { pattern, overrides } = days;
  const agreed = overrides?.find((override) => override.date === date);
  if (agreed !== undefined) return found(date, agreed.isWorkingDay, true, 'agreed for this day');
  const away = days.away?.find(({ from, until }) => from <= date && date <= until);
  if (away !== undefined) return found(date, false, away.isCertain, `away from ${away.from} to ${away.until}`);
  switch (pattern.kind) {
    case 'weekly':
      return found(date, pattern.weekdays.includes(dayOfWeek(date)), true, 'by the days of the week');
    case 'roster': {
      const { length } = pattern.days;
      if (length === 0) return found(date, false, false, 'the roster has no days');
      const place = ((daysBetween(pattern.firstDay, date) % length) + length) % length;
      return found(date, pattern.days[place] === true, true, `day ${place + 1} of ${length} of the roster`);
    }
    case 'worked-days': {
      const { weeks, weeksUntil, workedOn } = pattern;
      const first = addDays(weeksUntil, 1 - weeks * 7);
      const worked = workedOn.filter(
        (on) => on >= first && on <= weeksUntil && dayOfWeek(on) === dayOfWeek(date),
      ).length;
      const isWorkingDay = weeks > 0 && worked * 2 >= weeks;
      return found(
        date,
        isWorkingDay,
        weeks > 0 && (worked === 0 || worked === weeks),
        `this weekday was worked in ${worked} of ${weeks} weeks`,
      );
    }
    case 'unknown':
      return found(date, false, false, 'the working pattern is not known');
  }
}

function found(date: CivilDate, isWorkingDay: boolean, isCertain: boolean, why: string): OtherwiseWorkingDay {
  return {
    isCertain,
    answer: step(
      'nz.holidays.otherwise-working-day',
      isWorkingDay,
      () => `${date} would ${isWorkingDay ? '' : 'not '}be a working day: ${why}`,
      [given('date', date)],
    ),
  };
}
