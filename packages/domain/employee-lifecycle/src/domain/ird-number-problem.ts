import { isIrdNumber } from 'payroll-core/identifiers';

/** A New Zealand company files the number of everybody it pays, so it is checked wherever the employee lives. */
export function irdNumberProblem(irdNumber: string): string | undefined {
  return isIrdNumber(irdNumber) ? undefined : 'ird_number is not an IRD number: its check digit does not match.';
}
