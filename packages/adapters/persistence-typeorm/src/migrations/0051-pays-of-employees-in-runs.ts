import { createIndex, migration } from '../migrating';

/** Whether an employee was paid in a run already is asked with every pay; a run may hold thousands. */
export const paysOfEmployeesInRuns0051 = migration('0051-pays-of-employees-in-runs', [
  createIndex('pays_by_run_and_employee', 'pays', ['pay_run_id', 'employee_id', 'status']),
]);
