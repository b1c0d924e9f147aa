import type { EmployeeRequest, LeaveDayAsked } from '@anz-payroll/employee-lifecycle';
import type { PayRecord } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';

type Asked = Pick<EmployeeRequest, 'state' | 'asked'>;
type Paid = Pick<PayRecord, 'status' | 'payDate' | 'periodStart' | 'periodEnd'> & {
  readonly result: {
    readonly hours: readonly unknown[];
    readonly leave: readonly { readonly leaveType: string; readonly date: string; readonly isCashUp?: boolean }[];
  };
};

/**
 * The days of a kind of leave that wait or are approved and that the balance of a day does not have yet: those that no pay
 * of that day or before was for or has as leave, which may be paid before it is taken. A pay of a bonus alone is for no days.
 */
export function leaveNotInBalance(
  requests: readonly Asked[],
  pays: readonly Paid[],
  leaveType: string,
  asAt: CivilDate,
): readonly LeaveDayAsked[] {
  const counted = pays.filter(
    ({ status, payDate, result: { hours, leave } }) =>
      status === 'processed' && payDate <= asAt && hours.length + leave.length > 0,
  );
  const first = counted.reduce<CivilDate | undefined>(
    (least, { periodStart }) => (least === undefined || periodStart < least ? periodStart : least),
    undefined,
  );
  return requests
    .filter(({ state, asked }) => (state === 'waiting' || state === 'approved') && asked.leave?.leaveType === leaveType)
    .flatMap(({ asked }) => asked.leave?.days ?? [])
    .filter(({ date }) => first === undefined || date >= first)
    .filter(({ date }) => !counted.some(({ periodStart, periodEnd }) => periodStart <= date && date <= periodEnd))
    .filter(({ date }) => !counted.some(({ result }) => result.leave.some((row) => isOf(row, leaveType, date))));
}

function isOf(row: Paid['result']['leave'][number], leaveType: string, date: CivilDate): boolean {
  return row.leaveType === leaveType && row.date === date && row.isCashUp !== true;
}
