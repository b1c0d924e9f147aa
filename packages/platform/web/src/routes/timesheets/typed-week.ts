import type { ShiftEntry, TimesheetShift } from '@anz-payroll/pay-runs';
import { isApproved } from '@anz-payroll/pay-runs';
import { accepted, addDays, dayOfWeek, type CivilDate, type Result } from 'payroll-core';
import type { AwardShift } from 'payroll-core/au/awards';
import { keptShifts, lineVersion, readShiftText } from '../../pages';
import { isStale } from '../record-form-contract';
import type { WebAppServices } from '../web-app-services';

/** The week of one person as it was typed into seven boxes. */
export interface TypedWeek {
  readonly employeeId: number;
  readonly monday: CivilDate;
  readonly typed: readonly string[];
  /** Shifts beside the boxes that are to be deleted. */
  readonly ticked: readonly number[];
  /** The version of the line that the form was made from. */
  readonly version?: string | undefined;
}

/** Why a week was not saved, and the day of it from 0 for Monday. */
export interface WeekProblem {
  readonly code?: string;
  readonly message: string;
  readonly day?: number | undefined;
}

export const changedLine =
  'Nothing was saved. Somebody else changed this line in the meantime. What is stored now stands at each day that differs from yours; save once more to store what you see.';

/** Enters a week in place of what of it is not approved, and answers the shifts that wait for approval then. */
export async function enterWeek(
  { pays }: Pick<WebAppServices, 'pays'>,
  of: { readonly customerId: number; readonly companyId: number },
  { employeeId, monday, typed, ticked, version }: TypedWeek,
): Promise<Result<readonly TimesheetShift[], WeekProblem>> {
  const read: AwardShift[] = [];
  for (const [i, text] of typed.entries()) {
    const ofDay = readShiftText(addDays(monday, i), text);
    if (!ofDay.ok) return { ok: false, error: { message: ofDay.problem, day: i } };
    read.push(...ofDay.shifts);
  }
  const week = { ...of, from: monday, to: addDays(monday, 6), employeeId };
  const there = await pays.listShifts(week);
  if (!there.ok) return there;
  const stored = lineVersion(there.value);
  const deleted = there.value.filter(({ id }) => ticked.includes(id));
  const open = there.value.filter((shift) => !isApproved(shift) && !deleted.includes(shift));
  const { kept, fresh } = keptShifts(open, read);
  const entries = fresh.map((shift): ShiftEntry => ({ employeeId, shift }));
  const entered = await pays.enterShifts({
    ...of,
    identifierType: 'employee_id',
    shifts: entries,
    seen: {
      ...week,
      mayTouch: (now) =>
        !isStale(version === undefined ? {} : { version }, { version: stored }) && lineVersion(now) === stored,
    },
    instead: [...deleted, ...open.filter((shift) => !kept.includes(shift))].map(({ id }) => id),
  });
  if (entered.ok) return accepted([...kept, ...entered.value]);
  const entry = 'index' in entered.error ? entries[entered.error.index ?? -1] : undefined;
  const day = entry === undefined ? undefined : typed.findIndex((_, i) => addDays(monday, i) === entry.shift.date);
  return { ok: false, error: { ...entered.error, day } };
}

export function mondayOf(date: CivilDate): CivilDate {
  return addDays(date, 1 - dayOfWeek(date));
}
