import { addDays, dayOfWeek, type CivilDate } from '../../calendar/civil-date';
import type { WorkPattern } from './otherwise-working-day';

const weekdays: Readonly<Record<string, number>> = { MON: 1, TUE: 2, WED: 3, THU: 4, FRI: 5, SAT: 6, SUN: 7 };
const MOST_WEEKS = 12;

/**
 * The days that somebody works, from text: `MON,TUE,WED` for the same days every week; weeks that take turns stand
 * behind semicolons, `MON,TUE;THU,FRI`, and a week without work is empty. Undefined where the text is not of this form.
 */
export function parseWorkingDays(text: string): readonly (readonly number[])[] | undefined {
  if (typeof text !== 'string') return undefined;
  const weeks = text.split(';').map((week) => week.split(/[\s,]+/).filter((code) => code !== ''));
  if (weeks.length > MOST_WEEKS || weeks.every((week) => week.length === 0)) return undefined;
  const numbers = weeks.map((week) => week.map((code) => weekdays[code.toUpperCase()]));
  const known = numbers.map((week) => week.filter((number) => number !== undefined));
  return known.every((week, i) => week.length === numbers[i]?.length && new Set(week).size === week.length)
    ? known
    : undefined;
}

/**
 * The pattern of an employee: one week repeats as it is; several take turns, the first beginning in the week of a day,
 * from its Monday.
 */
export function workPatternOf(weeks: readonly (readonly number[])[], from: CivilDate): WorkPattern {
  const [only] = weeks;
  if (weeks.length === 1 && only !== undefined) return { kind: 'weekly', weekdays: only };
  return {
    kind: 'roster',
    firstDay: addDays(from, 1 - dayOfWeek(from)),
    days: weeks.flatMap((week) => Array.from({ length: 7 }, (_, day) => week.includes(day + 1))),
  };
}
