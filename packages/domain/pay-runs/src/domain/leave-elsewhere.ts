import { add, decimal, isPositive, lesser, subtract, whole, type CivilDate, type Decimal } from 'payroll-core';
import type { Country } from '@anz-payroll/companies';
import { addFigures, figure, figuresOf } from './figures';
import { leaveDescription } from './leave-description';
import { leaveTypes, type LeaveItem } from './pay-command';
import type { LeaveLine } from './pay-lines';
import type { Figures, PayRecord, PayWarning } from './pay-record';
import type { Period } from './period-of';

/** Hours of leave that other pays have, by kind and day, and which pay has them. */
export type LeaveElsewhere = ReadonlyMap<string, { readonly hours: Decimal; readonly payId: number }>;

interface Taken {
  readonly leaveType: string;
  readonly date: string;
  readonly hours: string;
  readonly isCashUp?: boolean;
}

type Pay = Pick<PayRecord, 'id'> & { readonly result: { readonly leave: readonly Taken[] } };

/**
 * The leave of pays, so that a day that is paid by one of them is not paid by another: leave may be paid before it is taken, and
 * whoever goes from weekly to fortnightly pay has days in two periods. What is paid in place of leave is no absence.
 */
export function leaveOfPays(pays: readonly Pay[]): LeaveElsewhere {
  const found = new Map<string, { hours: Decimal; payId: number }>();
  for (const { id, result } of pays) {
    for (const row of result.leave) {
      if (row.isCashUp === true) continue;
      const before = found.get(keyOf(row))?.hours ?? whole(0);
      found.set(keyOf(row), { hours: add(before, decimal(row.hours)), payId: id });
    }
  }
  return found;
}

/** The rows that are to be placed, less what other pays have of them. */
export function leaveNotElsewhere(
  leave: readonly LeaveItem[],
  isPlaced: (row: LeaveItem) => boolean,
  elsewhere: LeaveElsewhere | undefined,
): readonly LeaveItem[] {
  if (elsewhere === undefined || elsewhere.size === 0) return leave;
  return leave.flatMap((row): readonly LeaveItem[] => {
    const taken = isPlaced(row) ? elsewhere.get(keyOf(row))?.hours : undefined;
    if (taken === undefined || !isPositive(taken)) return [row];
    const left = subtract(decimal(row.hours), taken);
    return isPositive(left) ? [{ ...row, hours: left.toString() }] : [];
  });
}

/** What other pays have of the rows. */
export function leaveInOtherPays(leave: readonly LeaveItem[], elsewhere: LeaveElsewhere): readonly LeaveItem[] {
  return leave.flatMap((row): readonly LeaveItem[] => {
    const taken = elsewhere.get(keyOf(row))?.hours;
    if (taken === undefined || !isPositive(taken)) return [];
    return [{ ...row, hours: lesser(decimal(row.hours), taken).toString() }];
  });
}

/** That leave of a period is in other pays already. */
export function leavePaidElsewhere(rows: readonly LeaveItem[], elsewhere: LeaveElsewhere): readonly PayWarning[] {
  const days = new Map<CivilDate, number>();
  for (const row of rows) {
    const found = elsewhere.get(keyOf(row));
    if (found !== undefined && isPositive(found.hours)) days.set(row.date, found.payId);
  }
  if (days.size === 0) return [];
  const dates = [...days.keys()].sort();
  const pays = [...new Set(days.values())].join(', ');
  const [first, last] = [dates[0]!, dates.at(-1)!];
  return [
    {
      code: 'pay/leave-paid-already',
      message:
        `Leave of ${first === last ? first : `${dates.length} days from ${first} to ${last}`} is in pay ${pays} already, so this pay has ` +
        'neither that leave nor hours for it. Where it was meant for these days alone, correct that pay.',
      field: 'leave',
    },
  ];
}

/** In the leave account: hours that a pay has for a day of leave after its period, by leave code and day. */
const AHEAD = 'granted:leave-ahead:';

/** What a pay notes of the leave that it pays before the period of its days: the run of that period has neither it nor hours for it. */
export function leaveAhead(
  leave: readonly (Taken & { readonly isAdjustment?: boolean })[],
  endDate: CivilDate,
): Figures {
  return leave
    .filter(({ date, isCashUp, isAdjustment }) => date > endDate && isCashUp !== true && isAdjustment !== true)
    .map((row) => figuresOf([[`${AHEAD}${keyOf(row)}`, row.hours]]))
    .reduce(addFigures, {});
}

/** The hours of a day of leave that earlier pays paid before its period. */
export function hoursPaidAhead(account: Figures, row: Pick<Taken, 'leaveType' | 'date'>): Decimal {
  return figure(account, `${AHEAD}${keyOf(row)}`);
}

/** The days of leave in a period that the account has as paid before it. */
export function leavePaidAhead(
  country: Country,
  account: Figures,
  { startDate, endDate }: Period,
): readonly LeaveItem[] {
  const rows: LeaveItem[] = [];
  for (const name in account) {
    if (!name.startsWith(AHEAD)) continue;
    const [code, date] = name.slice(AHEAD.length).split(':') as [string, CivilDate];
    const leaveType = leaveTypes.find((type) => type === code);
    const hours = figure(account, name);
    if (leaveType === undefined || date < startDate || date > endDate || !isPositive(hours)) continue;
    rows.push({ description: leaveDescription(country, leaveType), leaveType, date, hours: hours.toString() });
  }
  return rows;
}

/** That rows of a pay are for days of leave that an earlier pay has paid already. */
export function leavePaidBefore(leave: readonly LeaveLine[], account: Figures): readonly PayWarning[] {
  const days = leave
    .filter((row) => row.isCashUp !== true && row.isAdjustment !== true && isPositive(decimal(row.hours)))
    .filter((row) => isPositive(hoursPaidAhead(account, row)))
    .map(({ date }): string => date);
  if (days.length === 0) return [];
  const dates = [...new Set(days)].sort().join(', ');
  return [
    {
      code: 'pay/leave-paid-already',
      message: `An earlier pay has paid leave of the same kind before its time for ${dates}. Take out of this pay what is paid already.`,
      field: 'leave',
    },
  ];
}

function keyOf({ leaveType, date }: Pick<Taken, 'leaveType' | 'date'>): string {
  return `${leaveType}:${date}`;
}
