import type { Employee } from '@anz-payroll/employee-lifecycle';
import type { PayRecord } from '@anz-payroll/pay-runs';
import type { ReportColumn } from './report';

/** Who a row is about. */
export const personColumns = [
  { name: 'employee_number', title: 'Number', kind: 'text' },
  { name: 'employee', title: 'Employee', kind: 'text' },
] as const satisfies readonly ReportColumn[];

/** As the newest pay names the employee. */
export function personOf({ employee }: PayRecord) {
  return { employee_number: employee.number, employee: `${employee.lastName}, ${employee.firstName}` };
}

/** As the record names the employee. */
export function nameOf({ details }: Employee): string {
  return `${details.last_name}, ${details.first_name}`;
}

/** By name, as people look things up; the number decides between namesakes. */
export function byPerson(
  a: Readonly<Record<string, string | null>>,
  b: Readonly<Record<string, string | null>>,
): number {
  const key = (row: typeof a) => `${row['employee'] ?? ''}\n${row['employee_number'] ?? ''}`;
  return key(a).localeCompare(key(b), 'en');
}
