import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import {
  add,
  asDollars,
  decimal,
  isLess,
  isMore,
  isPositive,
  multiply,
  round,
  subtract,
  whole,
  type Decimal,
} from 'payroll-core';
import type { HoursLine, LeaveLine, PayLines } from '../pay-lines';
import type { PayWarning } from '../pay-record';
import type { Period } from '../period-of';

/**
 * Ordinary hours of shifts, with the leave beside them, that are not the hours that a salary is for: the pay is not the salary. A salary is
 * owed in full whatever was recorded, unless something else was agreed, and hours beyond its own are paid on top of it only where that was.
 * @law Fair Work Act 2009 (Cth) s 323(1); Wages Protection Act 1983 (NZ) s 4
 */
export function salaryBesideShifts(
  lines: Pick<PayLines, 'hours' | 'leave'>,
  { startDate, endDate }: Period,
  { annual_salary: salary, pay_rate_per_hour: rate }: EmployeeDetails,
  agreed: Decimal,
): readonly PayWarning[] {
  if (salary === null || !isPositive(agreed)) return [];
  const taken = lines.leave.filter(
    ({ date, isCashUp, isAdjustment }) =>
      isCashUp !== true && isAdjustment !== true && date >= startDate && date <= endDate,
  );
  const told = add(sumOf(lines.hours.filter(isOrdinaryTime).map(({ value }) => value)), sumOf(taken.map(hoursOf)));
  const [worked, owed] = [round(told, 2, 'half-up'), round(agreed, 2, 'half-up')];
  if (!isLess(worked, owed) && !isMore(worked, owed)) return [];
  const facts =
    `The ordinary hours of the approved shifts come with leave to ${worked.toString()}, and the salary of ${asDollars(String(salary))} a year is for ` +
    `${owed.toString()} in this period`;
  const message = isLess(worked, owed)
    ? `${facts}: ${inHours(subtract(owed, worked), rate)} of it are not in this pay. A salary is owed whatever was recorded, unless less was agreed: ` +
      'enter the hours that it is for, with a note that says why they differ from the shifts.'
    : `${facts}: ${inHours(subtract(worked, owed), rate)} are paid on top of it. Take them out where the salary is for them too.`;
  return [{ code: 'pay/shifts-differ-from-salary', message, field: 'hours' }];
}

/** Whatever an ordinary hour is paid at, also on a public holiday; overtime comes on top of a salary. */
function isOrdinaryTime({ units, isOvertime }: HoursLine): boolean {
  return units === 'hours' && isOvertime !== true;
}

function hoursOf({ hours }: LeaveLine): string {
  return hours;
}

function sumOf(hours: readonly string[]): Decimal {
  return hours.reduce<Decimal>((sum, each) => add(sum, decimal(each)), whole(0));
}

function inHours(hours: Decimal, rate: string): string {
  return `${hours.toString()} hours (${asDollars(round(multiply(hours, decimal(rate)), 2, 'half-up').toString())})`;
}
