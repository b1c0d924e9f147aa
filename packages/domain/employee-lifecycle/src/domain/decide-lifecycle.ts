import { accepted, type CivilDate, type Result } from 'payroll-core';
import type { Employee } from './employee';
import { refusal, type EmployeeRefusal } from './employee-refusal';

/** A final pay that is staged but not processed, named by its run so that somebody can go and finish it. */
export interface StagedFinalPay {
  readonly payRunId: number;
  /** The last day of the job that it ends. */
  readonly lastDay: CivilDate;
}

/** Not deleted, not already terminated, without an unprocessed termination pay, not before the job began (spec 3.1). */
export function decideTermination(
  employee: Employee,
  on: CivilDate,
  staged: StagedFinalPay | undefined,
): Result<Employee, EmployeeRefusal> {
  if (employee.isDeleted) return refusal('employee/deleted', 'The employee is deleted. Restore them first.');
  if (employee.isTerminated) {
    return refusal('employee/already-terminated', 'The employee is already terminated. Reinstate them first.');
  }
  if (staged !== undefined) return stillStaged(staged);
  if (on < employee.details.start_date) {
    return refusal(
      'employee/termination-before-start',
      `termination_date ${on} is before the start date ${employee.details.start_date}.`,
    );
  }
  return accepted({ ...employee, isTerminated: true, terminationDate: on });
}

/** The earlier termination record, year-to-date figures, number and history stay; only the job begins anew. */
export function decideReinstatement(
  employee: Employee,
  startDate: CivilDate,
  staged: StagedFinalPay | undefined,
): Result<Employee, EmployeeRefusal> {
  if (employee.isDeleted) return refusal('employee/deleted', 'The employee is deleted. Restore them first.');
  // A staged final pay is the more helpful answer: in New Zealand it is why the employee is not terminated yet.
  if (staged !== undefined) return stillStaged(staged);
  if (!employee.isTerminated || employee.terminationDate === null) {
    return refusal('employee/not-terminated', 'The employee is not terminated, so there is nothing to reinstate.');
  }
  if (startDate < employee.terminationDate) {
    return refusal(
      'employee/start-before-termination',
      `start_date ${startDate} is before the termination date ${employee.terminationDate}.`,
    );
  }
  return accepted({
    ...employee,
    isTerminated: false,
    terminationDate: null,
    details: { ...employee.details, start_date: startDate },
  });
}

function stillStaged(staged: StagedFinalPay) {
  return refusal(
    'employee/unprocessed-termination-pay',
    `A termination pay of this employee is still unprocessed in pay run ${staged.payRunId}. Process or delete it first.`,
  );
}

export function decideDeletion(employee: Employee): Result<Employee, EmployeeRefusal> {
  return employee.isDeleted
    ? refusal('employee/already-deleted', 'The employee is already deleted.')
    : accepted({ ...employee, isDeleted: true });
}

export function decideRestoration(employee: Employee): Result<Employee, EmployeeRefusal> {
  return employee.isDeleted
    ? accepted({ ...employee, isDeleted: false })
    : refusal('employee/not-deleted', 'The employee is not deleted, so there is nothing to restore.');
}
