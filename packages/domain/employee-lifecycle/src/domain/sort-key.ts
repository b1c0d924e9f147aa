import { plainLetters } from '@anz-payroll/kernel';
import type { EmployeeDetails } from './fields/employee-fields';

/** Lower than anything printable, so that "Li" comes before "Lia" whatever the first name. */
const BETWEEN = '\u0001';

/**
 * What employees are ordered by: last, first, middle name, without regard to case, accents or strokes, so that Māhina stands
 * beside Mahina and Łukasz among the names with L, on every database.
 */
export function sortKey(details: Pick<EmployeeDetails, 'last_name' | 'first_name' | 'middle_name'>): string {
  return [details.last_name, details.first_name, details.middle_name ?? '']
    .map((name) => plainLetters(name).trim().toLowerCase())
    .join(BETWEEN)
    .slice(0, 400);
}
