import { dayNumber, type CivilDate } from '../../../calendar/civil-date';
import { accepted, refused, type Result } from '../../../refusal/result';

export const MINUTES_A_DAY = 1440;

const CLOCK = /^(?:\+(\d) )?(\d\d):(\d\d)$/;

/** Minutes from midnight of the day of the shift; `24:00` and `+1 00:00` are the same. */
export function parseClock(text: unknown, path: string): Result<number> {
  const match = typeof text === 'string' ? CLOCK.exec(text) : null;
  const minutes =
    match === null ? Number.NaN : Number(match[1] ?? 0) * MINUTES_A_DAY + Number(match[2]) * 60 + Number(match[3]);
  if (match === null || Number(match[2]) > 24 || Number(match[3]) > 59 || (match[2] === '24' && match[3] !== '00')) {
    return refused({
      code: 'date/malformed',
      message: `Expected a time such as "17:30", "24:00" or "+1 07:00" in ${path}.`,
      path,
    });
  }
  return accepted(minutes);
}

/** A time of the rules: a wrong one there is a mistake of ours. `32:00` is 8am of the next day. */
export function ruleMinutes(text: string): number {
  let minutes = timesOfRules.get(text);
  if (minutes === undefined) {
    const [hours = '', rest = ''] = text.split(':');
    minutes = Number(hours) * 60 + Number(rest);
    timesOfRules.set(text, minutes);
  }
  return minutes;
}

/** The rules name a few dozen times, and every minute of work is held against some of them. */
const timesOfRules = new Map<string, number>();

/** Whole minutes of hours written in the rules, such as `11.5`. */
export function ruleHours(text: string): number {
  return Math.round(Number(text) * 60);
}

/** Minutes since 1 January 1970 of the local clock. */
export function momentOf(date: CivilDate, minutes: number): number {
  return dayNumber(date) * MINUTES_A_DAY + minutes;
}

/** The day of a moment, counted from 1970. */
export function dayOf(moment: number): number {
  return Math.floor(moment / MINUTES_A_DAY);
}
