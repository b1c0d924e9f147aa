import type { PayRecord } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core/calendar';
import { decimal, isPositive } from 'payroll-core/money';

export interface LeaveDay {
  readonly employeeId: number;
  readonly employee: string;
  readonly leave: string;
  readonly date: string;
  readonly hours: string;
}

/**
 * Leave in pays, pending or processed, on days of a span; by day and name. Nobody is away for leave that is cashed out or taken back,
 * and a public holiday is nobody’s leave.
 */
export function onLeave(pays: readonly PayRecord[], from: CivilDate, to: CivilDate): readonly LeaveDay[] {
  return pays
    .flatMap(({ employeeId, employee, result }) =>
      result.leave
        .filter(({ date }) => date >= from && date <= to)
        .filter(
          ({ leaveType, isCashUp, hours }) =>
            leaveType !== 'PAID_PUBLIC_HOLIDAY' && isCashUp !== true && isPositive(decimal(hours)),
        )
        .map(({ name, date, hours }) => ({
          employeeId,
          employee: `${employee.firstName} ${employee.lastName}`,
          leave: name,
          date,
          hours,
        })),
    )
    .toSorted((a, b) => `${a.date}\n${a.employee}`.localeCompare(`${b.date}\n${b.employee}`, 'en'));
}
