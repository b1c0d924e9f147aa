import { parseCivilDate, type CivilDate } from '../../../calendar/civil-date';
import { isNegative } from '../../../money/arithmetic';
import { parseDecimal } from '../../../money/parse';
import { accepted, refused, type Result } from '../../../refusal/result';
import type { AwardShift, ClockRange } from './award-shift';
import { MINUTES_A_DAY, momentOf, parseClock } from './clock';

/** A stretch of time, in minutes of the local clock since 1970. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A period of work: from its start to its end, and the time worked in it without the unpaid breaks. */
export interface WorkPeriod extends Stretch {
  readonly worked: readonly Stretch[];
}

/** A shift that has been read: times are moments, hours are minutes. */
export interface Engagement {
  readonly shift: AwardShift;
  readonly index: number;
  readonly date: CivilDate;
  readonly periods: readonly WorkPeriod[];
  readonly start: number;
  readonly end: number;
  readonly rosteredEnd?: number;
  readonly rosteredMinutes?: number;
  readonly guaranteedMinutes?: number;
  readonly careMinutes?: number;
  readonly previousFinish?: number;
  readonly sleepover?: Stretch;
  /** Work within the sleepover of the shift before. */
  readonly inSleepover?: true;
  readonly higherDuties?: Stretch & { readonly classification: string };
}

/** No shift of an award is longer than two days; more is a mistake of entry. */
const LONGEST = 2 * MINUTES_A_DAY;

export function readEngagement(shift: AwardShift, index: number): Result<Engagement> {
  const at = `shifts[${index}]`;
  const date = parseCivilDate(shift.date, `${at}.date`);
  if (!date.ok) return date;
  const ranges: readonly ClockRange[] = shift.periods ?? [[shift.start ?? '', shift.end ?? '']];
  const periods: WorkPeriod[] = [];
  const breaks: Stretch[] = [];
  for (const [i, range] of (shift.unpaidBreaks ?? []).entries()) {
    const read = readRange(date.value, range, `${at}.unpaidBreaks[${i}]`, periods[0]?.from);
    if (!read.ok) return read;
    breaks.push(read.value);
  }
  for (const [i, range] of ranges.entries()) {
    const read = readRange(date.value, range, shift.periods === undefined ? at : `${at}.periods[${i}]`);
    if (!read.ok) return read;
    const previous = periods.at(-1);
    if (previous !== undefined && read.value.from < previous.to) {
      return refused({
        code: 'date/out-of-order',
        message: `The periods of ${at} overlap or are not in order.`,
        path: at,
      });
    }
    // Two periods without a gap are one period, so that a record split in two changes nothing.
    if (previous?.to === read.value.from)
      periods[periods.length - 1] = { from: previous.from, to: read.value.to, worked: [] };
    else periods.push({ ...read.value, worked: [] });
  }
  const first = periods[0];
  const last = periods.at(-1);
  if (first === undefined || last === undefined) {
    return refused({ code: 'input/missing', message: `${at} has no start and end.`, path: at });
  }
  // A break after midnight is written with the clock of the next day; one without "+1" is moved into the shift.
  const placed = breaks.map((each) => (each.to <= first.from ? shifted(each) : each));
  for (const each of placed) {
    if (!periods.some((period) => each.from >= period.from && each.to <= period.to)) {
      return refused({
        code: 'input/conflict',
        message: `An unpaid break of ${at} lies outside the shift.`,
        path: `${at}.unpaidBreaks`,
      });
    }
  }
  const hours = readHours(shift, at);
  if (!hours.ok) return hours;
  const extras = readExtras(shift, date.value, at, first.from);
  if (!extras.ok) return extras;
  return accepted({
    shift,
    index,
    date: date.value,
    periods: periods.map((period) => ({ ...period, worked: withoutBreaks(period, placed) })),
    start: first.from,
    end: last.to,
    ...hours.value,
    ...extras.value,
  });
}

function shifted({ from, to }: Stretch): Stretch {
  return { from: from + MINUTES_A_DAY, to: to + MINUTES_A_DAY };
}

function readRange(date: CivilDate, range: ClockRange, at: string, notBefore?: number): Result<Stretch> {
  const [start, end]: readonly unknown[] = Array.isArray(range) ? range : [];
  const from = parseClock(start, `${at}.start`);
  if (!from.ok) return from;
  const to = parseClock(end, `${at}.end`);
  if (!to.ok) return to;
  const opens = momentOf(date, from.value);
  const closes = momentOf(date, to.value);
  const ends = closes <= opens ? closes + MINUTES_A_DAY : closes;
  if (ends <= opens || ends - opens > LONGEST) {
    return refused({
      code: 'date/out-of-order',
      message: `${at} must end after it starts, and within two days.`,
      path: at,
    });
  }
  const moved = notBefore !== undefined && ends <= notBefore ? MINUTES_A_DAY : 0;
  return accepted({ from: opens + moved, to: ends + moved });
}

function withoutBreaks(period: Stretch, breaks: readonly Stretch[]): readonly Stretch[] {
  const worked: Stretch[] = [];
  let from = period.from;
  for (const each of [...breaks].sort((a, b) => a.from - b.from)) {
    if (each.from < period.from || each.to > period.to) continue;
    if (each.from > from) worked.push({ from, to: each.from });
    from = Math.max(from, each.to);
  }
  if (from < period.to) worked.push({ from, to: period.to });
  return worked;
}

type ReadHours = Pick<Engagement, 'rosteredMinutes' | 'guaranteedMinutes' | 'careMinutes'>;

function readHours(shift: AwardShift, at: string): Result<ReadHours> {
  const fields = [
    ['rosteredHours', 'rosteredMinutes'],
    ['guaranteedHours', 'guaranteedMinutes'],
    ['twentyFourHourCareHours', 'careMinutes'],
  ] as const;
  const read: { -readonly [K in keyof ReadHours]?: number } = {};
  for (const [field, into] of fields) {
    if (shift[field] === undefined) continue;
    const hours = parseDecimal(shift[field], `${at}.${field}`);
    if (!hours.ok) return hours;
    if (isNegative(hours.value)) {
      return refused({
        code: 'amount/negative',
        message: `${at}.${field} cannot be negative.`,
        path: `${at}.${field}`,
      });
    }
    read[into] = Math.round(Number(hours.value.toString()) * 60);
  }
  return accepted(read);
}

type ReadExtras = Pick<Engagement, 'rosteredEnd' | 'previousFinish' | 'sleepover' | 'higherDuties'>;

function readExtras(shift: AwardShift, date: CivilDate, at: string, start: number): Result<ReadExtras> {
  const read: { -readonly [K in keyof ReadExtras]: Exclude<ReadExtras[K], undefined> } = {};
  if (shift.rosteredEnd !== undefined) {
    const end = parseClock(shift.rosteredEnd, `${at}.rosteredEnd`);
    if (!end.ok) return end;
    const moment = momentOf(date, end.value);
    read.rosteredEnd = moment <= start ? moment + MINUTES_A_DAY : moment;
  }
  if (shift.previousFinish !== undefined) {
    const [day = '', time = ''] = typeof shift.previousFinish === 'string' ? shift.previousFinish.split('T') : [];
    const on = parseCivilDate(day, `${at}.previousFinish`);
    if (!on.ok) return on;
    const minutes = parseClock(time, `${at}.previousFinish`);
    if (!minutes.ok) return minutes;
    read.previousFinish = momentOf(on.value, minutes.value);
  }
  if (shift.sleepover !== undefined) {
    const stretch = readRange(date, shift.sleepover, `${at}.sleepover`);
    if (!stretch.ok) return stretch;
    read.sleepover = stretch.value;
  }
  if (shift.higherDuties !== undefined) {
    const { start: from, end: to, classification } = shift.higherDuties;
    const stretch = readRange(date, [from, to], `${at}.higherDuties`, start);
    if (!stretch.ok) return stretch;
    read.higherDuties = { ...stretch.value, classification };
  }
  return accepted(read);
}

/** Minutes worked, without unpaid breaks. */
export function workedMinutes(periods: readonly WorkPeriod[]): number {
  let total = 0;
  for (const { worked } of periods) for (const { from, to } of worked) total += to - from;
  return total;
}

/**
 * Two records of one shift without a gap are one shift: the later one begins when the earlier ends and says nothing else
 * than it does.
 */
export function joinRecords(engagements: readonly Engagement[]): readonly Engagement[] {
  const joined: Engagement[] = [];
  for (const next of engagements) {
    const previous = joined.at(-1);
    const isOneShift = previous?.end === next.start && previous.inSleepover === next.inSleepover;
    if (previous !== undefined && isOneShift && sameFacts(previous.shift, next.shift)) {
      const tail = previous.periods.at(-1);
      const head = next.periods[0];
      if (tail === undefined || head === undefined) continue;
      joined[joined.length - 1] = {
        ...previous,
        end: next.end,
        periods: [
          ...previous.periods.slice(0, -1),
          { from: tail.from, to: head.to, worked: meet(tail.worked, head.worked) },
          ...next.periods.slice(1),
        ],
      };
    } else {
      joined.push(next);
    }
  }
  return joined;
}

function meet(before: readonly Stretch[], after: readonly Stretch[]): readonly Stretch[] {
  const last = before.at(-1);
  const first = after[0];
  return last !== undefined && first !== undefined && last.to === first.from
    ? [...before.slice(0, -1), { from: last.from, to: first.to }, ...after.slice(1)]
    : [...before, ...after];
}

function sameFacts(a: AwardShift, b: AwardShift): boolean {
  return factsOf(a) === factsOf(b);
}

function factsOf(shift: AwardShift): string {
  const { facts, rosteredHours, guaranteedHours, extraHoursAgreedInWriting, longDay, brokenShift, publicHoliday } =
    shift;
  const { remoteWork, twentyFourHourCareHours, sleepover, higherDuties, rosteredEnd, allowances } = shift;
  return JSON.stringify([
    [...(facts ?? [])].sort(),
    [rosteredHours, guaranteedHours, extraHoursAgreedInWriting, longDay, brokenShift, publicHoliday].map(
      (each) => each ?? null,
    ),
    [remoteWork, twentyFourHourCareHours, sleepover, higherDuties, rosteredEnd, allowances].map((each) => each ?? null),
  ]);
}

/**
 * The shift with the time of its sleepover taken out of a period that holds all of it: only the work before and after it is work. Work that
 * reaches into a part of the sleepover is work.
 */
export function aroundSleepover(engagement: Engagement): Engagement {
  const { sleepover } = engagement;
  if (sleepover === undefined) return engagement;
  const periods = engagement.periods.flatMap((period) => {
    const { from, to, worked } = period;
    if (from > sleepover.from || to < sleepover.to) return [period];
    return [
      { from, to: sleepover.from },
      { from: sleepover.to, to },
    ]
      .filter((part) => part.from < part.to)
      .map((part) => ({ ...part, worked: worked.flatMap((each) => within(each, part)) }));
  });
  const [first] = periods;
  const last = periods.at(-1);
  return first === undefined || last === undefined
    ? engagement
    : { ...engagement, periods, start: first.from, end: last.to };
}

function within({ from, to }: Stretch, bounds: Stretch): readonly Stretch[] {
  const stretch = { from: Math.max(from, bounds.from), to: Math.min(to, bounds.to) };
  return stretch.from < stretch.to ? [stretch] : [];
}

/** Whether unpaid gaps divide the shift; a sleepover between two periods is not such a gap. */
export function isBroken({ periods, sleepover }: Engagement): boolean {
  return periods.length > 1 && sleepover === undefined;
}
