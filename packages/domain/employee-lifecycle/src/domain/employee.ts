import type { CivilDate } from 'payroll-core';
import type { EmployeeDetails } from './fields/employee-fields';

/**
 * One person's job with one company. Two axes that do not touch each other: employed or terminated, visible or
 * deleted. Terminating ends the job; deleting only hides the record.
 */
export interface Employee {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly version: number;
  readonly isTerminated: boolean;
  readonly terminationDate: CivilDate | null;
  readonly isDeleted: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly details: EmployeeDetails;
}

export type NewEmployee = Omit<Employee, 'id' | 'version'>;

/** Who takes a place in the plan: not deleted and not terminated. */
export function countsTowardPlan(employee: Pick<Employee, 'isTerminated' | 'isDeleted'>): boolean {
  return !employee.isTerminated && !employee.isDeleted;
}
