import type { EmployeeReadModel } from './employee-read-model';
import type { ItemErrors } from './settle-employee';

/** One entry of a batch's answer: the employee as it now is, or why not. */
export type EmployeeResult =
  | { readonly employee: EmployeeReadModel; readonly errors: Record<string, never> }
  | { readonly errors: ItemErrors };

export interface BatchOutcome {
  readonly results: readonly EmployeeResult[];
  readonly failed: number;
}

export function isFailure(result: EmployeeResult): result is { readonly errors: ItemErrors } {
  return !('employee' in result);
}
