import { normalKey } from '@anz-payroll/companies';

/** Whether an employee belongs to one of these departments, whatever the case of its letters; null is all of them. */
export function isOfDepartment(
  { department }: { readonly department?: string | null },
  departments: readonly string[] | null,
): boolean {
  if (departments === null) return true;
  if (department === null || department === undefined) return false;
  const key = normalKey(department);
  return departments.some((one) => normalKey(one) === key);
}
