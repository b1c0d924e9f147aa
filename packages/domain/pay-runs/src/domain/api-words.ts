import { snakeCase } from '@anz-payroll/kernel';

/**
 * A sentence of payroll-core with the members that it names under their names in the interface:
 * `employee.payRatePerHour` is `pay_rate_per_hour`, `isUnusedLslPaid` is `is_unused_lsl_paid`.
 */
export function apiWords(message: string): string {
  return message.replace(/\b(?:employee\.|termination\.)?([a-z]+(?:[A-Z][a-z]*\d*)+)\b/g, (_whole, name: string) =>
    snakeCase(name),
  );
}
