import type { Employee } from '@anz-payroll/employee-lifecycle';

/** Super-only contractors: Single Touch Payroll does not report them, so that nothing of theirs is open. */
export function outsideStp(employees: readonly Employee[]): ReadonlySet<number> {
  return new Set(employees.filter(({ details }) => details.is_super_only_contractor).map(({ id }) => id));
}
