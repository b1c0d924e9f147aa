import { add, subtract } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { NzLeaveType } from './leave-type';
import type { NzPayLeave } from './pay-leave';

/** Balances in hours; those below zero are leave taken in advance. */
export interface NzLeaveBalances {
  readonly annual: Decimal;
  readonly sick: Decimal;
  readonly alternative: Decimal;
  readonly familyViolence: Decimal;
}

/** One balance and how this pay moved it. */
export interface NzLeaveBalanceRow {
  readonly leaveType: NzLeaveType;
  readonly name: string;
  readonly opening: Decimal;
  /** Entitlements that arose, or alternative holidays earned, in this pay. */
  readonly accrued: Decimal;
  readonly taken: Decimal;
  /** What remains. */
  readonly hours: Decimal;
}

const NONE = whole(0);

/** Opening balance, plus what arose, less what was taken. */
export function moveNzBalances(
  opening: NzLeaveBalances,
  arising: NzLeaveBalances,
  leave: readonly NzPayLeave[],
): readonly NzLeaveBalanceRow[] {
  let annual = NONE;
  let sick = NONE;
  let alternative = NONE;
  let familyViolence = NONE;
  for (const row of leave) {
    if (row.leaveType === 'ANNUAL_HOLIDAYS' || row.leaveType === 'HOLIDAY') annual = add(annual, row.hours);
    else if (row.leaveType === 'SICK') sick = add(sick, row.hours);
    else if (row.leaveType === 'ALT_HOLIDAY') alternative = add(alternative, row.hours);
    else if (row.leaveType === 'NZ_FAMILY_VIOLENCE') familyViolence = add(familyViolence, row.hours);
  }
  return [
    moved('ANNUAL_HOLIDAYS', 'Annual holidays', opening.annual, arising.annual, annual),
    moved('SICK', 'Sick leave', opening.sick, arising.sick, sick),
    moved('ALT_HOLIDAY', 'Alternative holidays', opening.alternative, arising.alternative, alternative),
    moved(
      'NZ_FAMILY_VIOLENCE',
      'Family violence leave',
      opening.familyViolence,
      arising.familyViolence,
      familyViolence,
    ),
  ];
}

function moved(
  leaveType: NzLeaveType,
  name: string,
  opening: Decimal,
  accrued: Decimal,
  taken: Decimal,
): NzLeaveBalanceRow {
  return { leaveType, name, opening, accrued, taken, hours: subtract(add(opening, accrued), taken) };
}
