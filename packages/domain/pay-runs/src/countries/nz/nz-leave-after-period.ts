import { add, decimal, isZero, whole } from 'payroll-core';
import type { PayWarning } from '../../domain/pay-record';
import type { PayBasis } from '../pay-basis';

/**
 * Leave that is paid before its pay period. With this pay it is taxed as if a week paid so much every week; a pay for each period is
 * taxed as if it had been paid then, which the employer may choose.
 * @law Income Tax Act 2007 s RD 13
 */
export function nzLeaveAfterPeriod({ lines, run: { endDate } }: PayBasis<'NZ'>): readonly PayWarning[] {
  const after = lines.leave
    .filter(({ date, leaveType, isCashUp }) => date > endDate && leaveType !== 'UNPAID' && isCashUp !== true)
    .reduce((hours, row) => add(hours, decimal(row.hours)), whole(0));
  if (isZero(after)) return [];
  const message =
    `${after.toString()} hours of leave are after ${endDate}, the last day of the pay period, and are taxed as a part of this pay. ` +
    'Less is withheld where each of their pay periods has a pay of its own with the same pay date (pay_run_end_date).';
  return [{ code: 'pay/leave-after-period', message, field: 'leave' }];
}
