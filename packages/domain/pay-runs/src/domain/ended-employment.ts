import type { Employee } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import type { CalculationInput } from './calculation-input';
import type { PayRecord } from './pay-record';

/** An employment that ended with a final pay. The record of the employee has the days of the last one only. */
export interface EndedEmployment {
  readonly employeeId: number;
  readonly startDate: CivilDate;
  readonly lastDay: CivilDate;
  readonly finalPay: CalculationInput;
}

export function endedEmployment(pay: PayRecord, finalPay: CalculationInput): EndedEmployment | undefined {
  const startDate = finalPay.termination?.employee.startDate;
  if (pay.termination === null || startDate === undefined) return undefined;
  // A stored input was judged when the pay was made, so its day is a day.
  const { employeeId, termination } = pay;
  return { employeeId, startDate: startDate as CivilDate, lastDay: termination.terminationDate, finalPay };
}

/** The employments before the one of the record, oldest first. */
export function earlierEmployments(
  { id, terminationDate, details }: Employee,
  ended: readonly EndedEmployment[],
): readonly EndedEmployment[] {
  return ended
    .filter(
      ({ employeeId, lastDay }) => employeeId === id && lastDay <= details.start_date && lastDay !== terminationDate,
    )
    .sort((a, b) => (a.lastDay < b.lastDay ? -1 : 1));
}

/** The employee in the employment that these days belong to: a pay for days before a reinstatement is one of the job before. */
export function employedOn(
  employee: Employee,
  lastDayOfPeriod: CivilDate,
  ended: readonly EndedEmployment[],
): Employee {
  if (employee.details.start_date <= lastDayOfPeriod) return employee;
  const then = earlierEmployments(employee, ended).findLast(({ startDate }) => startDate <= lastDayOfPeriod);
  return then === undefined ? employee : inEmployment(employee, then);
}

/** What the final pay of the job in the record was calculated from, where somebody is paid after the last day. */
export function finalPayBefore(
  payDate: CivilDate,
  { id, isTerminated, terminationDate }: Employee,
  ended: readonly EndedEmployment[],
): CalculationInput | undefined {
  if (!isTerminated || terminationDate === null || terminationDate >= payDate) return undefined;
  return ended.findLast(({ employeeId, lastDay }) => employeeId === id && lastDay === terminationDate)?.finalPay;
}

/** The employee with the days of an employment that ended. */
export function inEmployment(employee: Employee, { startDate, lastDay }: EndedEmployment): Employee {
  const details = { ...employee.details, start_date: startDate };
  return { ...employee, isTerminated: true, terminationDate: lastDay, details };
}
