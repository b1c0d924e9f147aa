import type { EmployeeDetails } from './fields/employee-fields';

/** The name as lists show it. */
export function formatName(details: Pick<EmployeeDetails, 'first_name' | 'last_name'>): string {
  return `${details.first_name} ${details.last_name}`;
}
