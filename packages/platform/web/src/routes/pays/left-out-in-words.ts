import type { LeftOut } from '@anz-payroll/pay-runs';

/** Who could not be paid and why, for the page of the run; nothing where everybody was. */
export function leftOutInWords(leftOut: readonly LeftOut[]): string | undefined {
  if (leftOut.length === 0) return undefined;
  const reasons = leftOut.map(({ employeeId, reason }) => `Employee ${employeeId}: ${reason}`);
  return `Everybody else is in the run. ${reasons.join(' ')}`;
}
