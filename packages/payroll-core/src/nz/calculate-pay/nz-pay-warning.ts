/** Every warning of a New Zealand pay. The figures stand; somebody should look. */
export const nzPayWarningCodes = [
  'nz.child-support/protected-earnings',
  'nz.deductions/nothing-left',
  'nz.esct/rate-assumed',
  'nz.extra-pays/base-assumed',
  'nz.extra-pays/elected-rate-not-higher',
  'nz.holidays/below-act',
  'nz.holidays/rate-assumed',
  'nz.kiwisaver/employee-rate-raised',
  'nz.kiwisaver/employer-rate-raised',
  'nz.leave/balance-below-zero',
  'nz.minimum-wage/below',
  'nz.statutory/unconfirmed',
  'nz.student-loan/compulsory-extra-cancelled',
  'nz.student-loan/not-with-tax-code',
  'nz.tax/more-than-paid',
  'nz.termination/advance-not-recovered',
] as const;

export type NzPayWarningCode = (typeof nzPayWarningCodes)[number];

export interface NzPayWarning {
  readonly code: NzPayWarningCode;
  readonly message: string;
}
