import type { PayRecord } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core/calendar';

export interface LeaveDay {
  readonly employeeId: number;
  readonly employee: string;
  readonly leave: string;
  readonly date: string;
  readonly hours: string;
}

/** Leave in pays, pending or processed, on days of a span; by day and name. */
export function onLeave(pays: readonly PayRecord[], from: CivilDate, to: CivilDate): readonly LeaveDay[] {
  return pays
    .flatMap(({ employeeId, employee, result }) =>
      result.leave
        .filter(({ date }) => date >= from && date <= to)
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
