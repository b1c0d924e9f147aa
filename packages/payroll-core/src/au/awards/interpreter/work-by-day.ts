import { addDays, civilDate, type CivilDate } from '../../../calendar/civil-date';
import { accepted, type Result } from '../../../refusal/result';
import type { AwardShift } from './award-shift';
import { dayOf, MINUTES_A_DAY } from './clock';
import { readShifts } from './read-shifts';

/** Time worked without a break on one day of the clock, in minutes from its midnight. */
export interface WorkOfDay {
  readonly date: CivilDate;
  readonly from: number;
  readonly to: number;
}

const FIRST_DAY = civilDate('1970-01-01');

/** The time worked in shifts of one person, day by day: a night shift is work on two days. Shifts that cannot be read are refused. */
export function workByDay(shifts: readonly AwardShift[]): Result<readonly WorkOfDay[]> {
  const read = readShifts(shifts);
  if (!read.ok) return read;
  const days: WorkOfDay[] = [];
  for (const { periods } of read.value) {
    for (const { from, to } of periods.flatMap(({ worked }) => worked)) {
      for (let at = from; at < to;) {
        const midnight = (dayOf(at) + 1) * MINUTES_A_DAY;
        const until = Math.min(to, midnight);
        const start = dayOf(at) * MINUTES_A_DAY;
        days.push({ date: addDays(FIRST_DAY, dayOf(at)), from: at - start, to: until - start });
        at = until;
      }
    }
  }
  return accepted(days);
}
