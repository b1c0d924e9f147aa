import type { CivilDate } from '../../../calendar/civil-date';
import { InputReader, withoutNulls, type Source } from '../../../input/input-reader';
import { accepted, refused, type Result } from '../../../refusal/result';
import type { RemoteWorkKind } from '../rules/award-rules';
import { shiftFacts, type AwardShift, type ShiftFact } from './award-shift';
import { MINUTES_A_DAY, momentOf } from './clock';
import { joinRecords, readEngagement, type Engagement, type Stretch } from './engagement';

/** The days that shifts are paid for, as far as they are known. */
export interface DaysOfShifts {
  readonly from: CivilDate;
  readonly to?: CivilDate;
}

/** The shifts by their start; records without a gap are one shift. Shifts that overlap or are of other days are refused. */
export function readShifts(shifts: unknown, days?: DaysOfShifts): Result<readonly Engagement[]> {
  const reader = new InputReader();
  const source: Source = { shifts };
  if (shifts === undefined || shifts === null) reader.required(undefined, 'shifts', null);
  const rows = reader.list(source, 'shifts', shiftMembers, (row) => readShift(reader, row), MOST_SHIFTS);
  if (reader.refusal !== undefined) return refused(reader.refusal);
  const read: Engagement[] = [];
  for (const [i, shift] of rows.entries()) {
    const engagement = readEngagement(shift, i);
    if (!engagement.ok) return engagement;
    const within = days === undefined ? engagement : withinDays(engagement.value, days);
    if (!within.ok) return within;
    read.push(engagement.value);
  }
  read.sort((a, b) => a.start - b.start);
  let open: Engagement | undefined;
  for (const [i, next] of read.entries()) {
    if (open !== undefined && isWithin(open.sleepover, next)) {
      read[i] = { ...next, inSleepover: true };
      continue;
    }
    if (open !== undefined && next.start < open.end) {
      return refused({
        code: 'input/conflict',
        message: `Two shifts overlap: one ends after the shift of ${next.date} begins.`,
        path: `shifts[${next.index}]`,
      });
    }
    open = next;
  }
  return accepted(joinRecords(read));
}

/** Work that is done during a sleepover is a shift of its own within the time of the other. */
function isWithin(sleepover: Stretch | undefined, { start, end }: Engagement): boolean {
  return sleepover !== undefined && start >= sleepover.from && end <= sleepover.to;
}

/** Timesheets are held against those of the days around them, so there may be more than one pay has. */
const MOST_SHIFTS = 10_000;

const shiftMembers: ReadonlySet<keyof AwardShift> = new Set([
  'date',
  'start',
  'end',
  'periods',
  'unpaidBreaks',
  'publicHoliday',
  'facts',
  'rosteredEnd',
  'rosteredHours',
  'guaranteedHours',
  'extraHoursAgreedInWriting',
  'longDay',
  'previousFinish',
  'previousWorkWasOvertime',
  'shorterRestAgreed',
  'brokenShift',
  'sleepover',
  'twentyFourHourCareHours',
  'remoteWork',
  'higherDuties',
  'allowances',
]);
const flags = [
  'publicHoliday',
  'extraHoursAgreedInWriting',
  'longDay',
  'previousWorkWasOvertime',
  'shorterRestAgreed',
  'brokenShift',
] as const satisfies readonly (keyof AwardShift)[];
const knownFacts: ReadonlySet<ShiftFact> = new Set(shiftFacts);
const remoteWorkKinds: ReadonlySet<RemoteWorkKind> = new Set(['on-call-day', 'on-call-night', 'not-on-call'] as const);
const higherDutiesMembers: ReadonlySet<string> = new Set(['classification', 'start', 'end']);
const allowanceMembers: ReadonlySet<string> = new Set(['id', 'quantity']);
const LONGEST_NAME = 1000;

/** Members and their types; days, times and hours are read with the engagement. */
function readShift(reader: InputReader, row: Source): AwardShift {
  reader.values(row, 'periods');
  reader.values(row, 'unpaidBreaks');
  reader.codes(row, 'facts', knownFacts);
  for (const flag of flags) reader.flag(row, flag, false);
  reader.code(row, 'remoteWork', remoteWorkKinds);
  reader.inside(row, 'higherDuties', higherDutiesMembers, (part) =>
    reader.required(reader.text(part, 'classification', LONGEST_NAME), 'classification', ''),
  );
  reader.list(row, 'allowances', allowanceMembers, (part) => {
    reader.required(reader.text(part, 'id', LONGEST_NAME), 'id', '');
    reader.amount(part, 'quantity');
  });
  return withoutNulls(row) as unknown as AwardShift;
}

/** A shift may begin on the evening before the days or end on the morning after them; one wholly outside is of other days. */
function withinDays({ start, end, date, index }: Engagement, { from, to }: DaysOfShifts): Result<null> {
  const path = `shifts[${index}].date`;
  if (end <= momentOf(from, 0)) {
    const message = `The shift of ${date} ends before the pay period, which begins on ${from}.`;
    return refused({ code: 'input/conflict', message, path });
  }
  if (to !== undefined && start >= momentOf(to, MINUTES_A_DAY)) {
    const message = `The shift of ${date} begins after the pay period, which ends on ${to}.`;
    return refused({ code: 'input/conflict', message, path });
  }
  return accepted(null);
}
