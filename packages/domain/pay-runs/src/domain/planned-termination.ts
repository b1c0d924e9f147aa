import type { Part } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import type { TerminationRequest } from './pay-command';

/** A last day that lies ahead, and the termination that the final pay will carry. */
export interface PlannedTermination {
  readonly terminationDate: CivilDate;
  readonly request: TerminationRequest;
}

/** What is planned for an employee, among the entries of the record. */
export function plannedTermination(parts: readonly Part[]): PlannedTermination | undefined {
  const values = parts.find(({ kind }) => kind === 'planned-termination')?.values;
  if (values === undefined) return undefined;
  return {
    terminationDate: values['termination_date'] as CivilDate,
    request: values['request'] as TerminationRequest,
  };
}
