import { add, subtract } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { AuLeaveType } from '../leave/leave-type';
import type { PayLeave, TimeBank } from '../leave/pay-leave';
import type { AccruedLeave } from './accrue-leave';

/** Balances in hours; those below zero are leave taken in advance. */
export interface LeaveBalances {
  readonly holiday: Decimal;
  readonly sick: Decimal;
  readonly longService: Decimal;
  readonly rdo: Decimal;
  readonly toil: Decimal;
}

/** One balance and how this pay moved it. */
export interface LeaveBalanceRow {
  readonly leaveType: AuLeaveType;
  readonly name: string;
  readonly opening: Decimal;
  readonly accrued: Decimal;
  readonly taken: Decimal;
  /** What remains. */
  readonly hours: Decimal;
}

const NONE = whole(0);

/** Opening balance, plus what the pay earned or banked, less what it used. */
export function moveBalances(
  opening: LeaveBalances,
  accrued: AccruedLeave,
  banked: Readonly<Record<TimeBank, Decimal>>,
  leave: readonly PayLeave[],
): readonly LeaveBalanceRow[] {
  return [
    moved('HOLIDAY', 'Annual leave', opening.holiday, accrued.holiday.value, takenAs('HOLIDAY', leave)),
    moved('SICK', 'Personal leave', opening.sick, accrued.sick.value, takenAs('SICK', leave)),
    moved(
      'LONG_SERVICE',
      'Long service leave',
      opening.longService,
      accrued.longService.value,
      takenAs('LONG_SERVICE', leave),
    ),
    moved('OTHER', 'Rostered days off', opening.rdo, banked.RDO, takenFrom('RDO', leave)),
    moved('OTHER', 'Time off in lieu', opening.toil, banked.TOIL, takenFrom('TOIL', leave)),
  ];
}

function moved(
  leaveType: AuLeaveType,
  name: string,
  opening: Decimal,
  accrued: Decimal,
  taken: Decimal,
): LeaveBalanceRow {
  return { leaveType, name, opening, accrued, taken, hours: subtract(add(opening, accrued), taken) };
}

function takenAs(leaveType: AuLeaveType, leave: readonly PayLeave[]): Decimal {
  let total: Decimal = NONE;
  for (const row of leave) if (row.leaveType === leaveType) total = add(total, row.hours);
  return total;
}

function takenFrom(bank: TimeBank, leave: readonly PayLeave[]): Decimal {
  let total: Decimal = NONE;
  for (const row of leave) if (row.takenFrom === bank) total = add(total, row.hours);
  return total;
}
