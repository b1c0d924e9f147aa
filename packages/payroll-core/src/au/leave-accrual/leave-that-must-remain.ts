import { add, isLess, isPositive, multiply } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import type { PricedLeave } from '../leave/price-leave';
import type { LeaveAccrual, LeaveCashedOut } from './leave-accrual';
import type { LeaveBalanceRow } from './move-balances';

/** Ordinary hours of a week and of a day, by which weeks and days of leave are counted. */
export interface OrdinaryHours {
  readonly week: Decimal;
  readonly day: Decimal;
}

/** Leave of one kind that a pay cashes out, beside what the Act wants to remain. */
export interface CashedOutLeave {
  readonly leaveType: LeaveCashedOut;
  readonly section: string;
  readonly cashedOut: Decimal;
  /** The balance after the pay. */
  readonly remaining: Decimal;
  readonly mustRemain: Decimal;
  readonly isTooLittle: boolean;
  /** What must remain, such as "4 weeks of 38 hours". */
  readonly says: string;
}

const NONE = whole(0);

/**
 * What is left of annual and personal leave after some of it was cashed out. Leave is not cashed out where less than four
 * weeks of annual leave, or 15 days of personal leave, would be left.
 * @law Fair Work Act 2009 (Cth) ss 93(2)(a), 94(2), 101(2)(a)
 */
export function leaveThatMustRemain(
  leave: readonly PricedLeave[],
  balances: readonly LeaveBalanceRow[],
  ordinary: OrdinaryHours,
  accrual: Dated<LeaveAccrual>,
): readonly CashedOutLeave[] {
  const { HOLIDAY: annual, SICK: personal } = accrual.values.remainsWhenCashedOut;
  return [
    {
      ...{ leaveType: 'HOLIDAY' as const, section: annual.section },
      mustRemain: multiply(ordinary.week, annual.weeks),
      says: `${annual.weeks.toString()} weeks of ${ordinary.week.toString()} hours`,
    },
    {
      ...{ leaveType: 'SICK' as const, section: personal.section },
      mustRemain: multiply(ordinary.day, personal.days),
      says: `${personal.days.toString()} days of ${ordinary.day.toString()} hours`,
    },
  ].flatMap((kind) => {
    const cashedOut = hoursCashedOut(kind.leaveType, leave);
    const remaining = balances.find(({ leaveType }) => leaveType === kind.leaveType)?.hours;
    if (!isPositive(cashedOut) || remaining === undefined) return [];
    return [{ ...kind, cashedOut, remaining, isTooLittle: isLess(remaining, kind.mustRemain) }];
  });
}

function hoursCashedOut(type: LeaveCashedOut, leave: readonly PricedLeave[]): Decimal {
  let hours: Decimal = NONE;
  for (const row of leave) if (row.leaveType === type && row.isCashUp === true) hours = add(hours, row.hours);
  return hours;
}
