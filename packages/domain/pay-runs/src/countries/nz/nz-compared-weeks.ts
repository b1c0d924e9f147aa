import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { add, decimal, divide, greater, lesser, multiply, nzd, subtract, whole, type Decimal } from 'payroll-core';
import type * as nz from 'payroll-core/nz';
import type { NzPayRecord } from '../../domain/pay-record';

const HOURS_DECIMALS = 6;
/** Twelve months are as many weeks as 52 weekly pays. */
const WEEKS_OF_YEAR = 52;
const MONTHS_OF_YEAR = 12;
const NONE: Decimal = whole(0);

/**
 * The weeks of an employee as both leave laws look at them, from the pays: hours up to the agreed week, paid leave
 * among them, are standard hours; more are additional hours; all hours of somebody whose holiday pay is paid with each
 * pay, or who is casual, are casual hours.
 */
export function nzComparedEmployee(details: EmployeeDetails, pays: readonly NzPayRecord[]): nz.ComparedEmployee {
  const perDay = decimal(details.standard_hours_per_day);
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  const isCasual = details.employment_status === 'Casual' || details.holiday_pay_with_pay !== null;
  let months = 0;
  const weeks = periodsOf(pays).flatMap(({ payPeriod, hours }) => {
    const before = weeksOfMonths(months);
    if (payPeriod === 'MONTHLY') months += 1;
    const count = payPeriod === 'MONTHLY' ? weeksOfMonths(months) - before : payPeriod === 'FORTNIGHTLY' ? 2 : 1;
    const each = divide(hours, whole(count), HOURS_DECIMALS, 'half-up');
    const standard = isCasual ? NONE : lesser(each, perWeek);
    const week: nz.ComparedWeek = {
      standardHours: standard,
      ...(isCasual ? { casualHours: each } : { additionalHours: greater(subtract(each, perWeek), NONE) }),
    };
    return Array.from({ length: count }, () => week);
  });
  return { weeks, hourlyRate: nzd(details.pay_rate_per_hour), hoursPerDay: perDay };
}

function weeksOfMonths(months: number): number {
  return Math.round((months * WEEKS_OF_YEAR) / MONTHS_OF_YEAR);
}

/** Several pays of one period are one period's hours. */
function periodsOf(pays: readonly NzPayRecord[]) {
  const periods = new Map<string, { readonly payPeriod: NzPayRecord['payPeriod']; hours: Decimal }>();
  for (const { periodStart, payPeriod, result } of pays) {
    const period = periods.get(periodStart) ?? { payPeriod, hours: NONE };
    const onLeave = result.leave
      .filter(({ leaveType, isCashUp }) => leaveType !== 'UNPAID' && !isCashUp)
      .reduce<Decimal>((total, { hours }) => add(total, decimal(hours)), NONE);
    period.hours = add(add(period.hours, decimal(result.hoursWorked)), onLeave);
    periods.set(periodStart, period);
  }
  return [...periods].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, period]) => period);
}
