import { isPositive, negate } from '../../money/arithmetic';
import type { Decimal } from '../../money/decimal';
import type { AuTermination } from './au-termination';
import type { ValuedLeave } from './value-unused-leave';

/** Hours added to a leave balance; a payout takes them off. */
export interface BalanceMovement {
  readonly leaveType: 'HOLIDAY' | 'LONG_SERVICE' | 'SICK' | 'RDO' | 'TOIL';
  readonly hours: Decimal;
}

/** What a payout takes off the balances. Leave that is not paid stays on record: nothing is lost by leaving. */
export function balanceMovements({ balances }: AuTermination, leave: ValuedLeave): readonly BalanceMovement[] {
  const movements: readonly (BalanceMovement & { readonly isPaid: boolean })[] = [
    { leaveType: 'HOLIDAY', hours: negate(balances.holiday), isPaid: leave.isHolidayPaid },
    { leaveType: 'LONG_SERVICE', hours: negate(balances.longService), isPaid: leave.isLongServicePaid.value },
    { leaveType: 'SICK', hours: negate(balances.sick), isPaid: leave.isSickPaid },
    { leaveType: 'RDO', hours: negate(balances.rdo), isPaid: leave.isRdoPaid },
    { leaveType: 'TOIL', hours: negate(balances.toil), isPaid: leave.isToilPaid },
  ];
  return movements
    .filter(({ isPaid, hours }) => isPaid && isPositive(negate(hours)))
    .map(({ leaveType, hours }) => ({ leaveType, hours }));
}
