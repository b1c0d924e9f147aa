import type { Employee } from '@anz-payroll/employee-lifecycle';
import {
  decimal,
  divide,
  greater,
  isMore,
  isPositive,
  lesser,
  multiply,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import type { DaysAtWork } from './days-at-work';
import { ordinaryTime } from './days-paid-already';
import type { PayRecord, PayWarning } from './pay-record';
import type { Period } from './period-of';
import { standardHours } from './standard-item';

type WorkingDays = (period: Period, employed: Period) => DaysAtWork | undefined;

/**
 * Pays that were made, or staged, before the end of a job was known and that have hours for days after its last one. Staged pays
 * that lie wholly after it are left out when their run is processed.
 */
export function daysPaidAfter(
  employee: Employee,
  pays: readonly PayRecord[],
  lastDay: CivilDate,
  workingDays: WorkingDays,
): readonly PayWarning[] {
  if (employee.details.employment_status === 'Casual') return [];
  const told = pays
    .filter(({ termination, periodEnd }) => termination === null && periodEnd > lastDay)
    .flatMap((pay) => paidAfter(employee, pay, lastDay, workingDays) ?? []);
  if (told.length === 0) return [];
  return [
    {
      code: 'termination/days-paid-after',
      field: 'termination_date',
      message:
        `Days after the last one, ${lastDay}, have pay: ${told.join('; ')}. Correct a processed pay, and agree with the employee how ` +
        'what was too much is repaid; change or delete a staged one.',
    },
  ];
}

function paidAfter(
  { details }: Employee,
  { id, status, result, payDate, payPeriod, periodStart, periodEnd }: PayRecord,
  lastDay: CivilDate,
  workingDays: WorkingDays,
): string | undefined {
  const time = ordinaryTime(result);
  if (!isPositive(time)) return undefined;
  const says = `pay ${id} of ${payDate}${status === 'pending' ? ' (staged)' : ''} has ${time.toString()} hours for ${periodStart} to ${periodEnd}`;
  if (periodStart > lastDay) return status === 'pending' ? undefined : says;
  const began = details.start_date;
  // Whoever was reinstated has the start of the job after this one.
  const startDate = began > periodStart && began <= lastDay ? began : periodStart;
  const period = { startDate: periodStart, endDate: periodEnd };
  const days = workingDays(period, { startDate, endDate: lastDay });
  const standard = standardHours({ ...details, pay_period: payPeriod });
  if (days === undefined || !isPositive(standard)) return undefined;
  const most = hoursUntil(standard, decimal(details.standard_hours_per_day), days);
  return isMore<Decimal>(time, most) ? `${says}, which has ${most.toString()} standard hours up to it` : undefined;
}

/** The share of the period, or whole days where they are more: nobody said on which weekdays fewer than five are worked. */
function hoursUntil(standard: Decimal, perDay: Decimal, { worked, all }: DaysAtWork): Decimal {
  const share = divide(multiply(standard, whole(worked)), whole(Math.max(all, 1)), 2, 'up');
  return greater<Decimal>(share, lesser<Decimal>(multiply(perDay, whole(worked)), standard));
}
