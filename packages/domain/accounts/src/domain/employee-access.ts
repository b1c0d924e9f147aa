/** That a user is this employee. A user is at most one employee of a company, and an employee at most one user. */
export interface EmployeeAccess {
  readonly id: number;
  readonly userId: number;
  /** The employer, who need not be the customer that the user belongs to. */
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  readonly createdAt: number;
  readonly version: number;
}
