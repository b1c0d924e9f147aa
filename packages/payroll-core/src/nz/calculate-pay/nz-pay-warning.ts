import type { NzWarning } from '../warnings/nz-warnings';

/** Every warning of a New Zealand pay. The figures stand; somebody should look. */
export const nzPayWarningCodes = [
  'nz.bonuses/taxed-as-ordinary-pay',
  'nz.child-support/protected-earnings',
  'nz.deductions/nothing-left',
  'nz.esct/default-rate',
  'nz.esct/earnings-of-other-year',
  'nz.esct/estimate-outdated',
  'nz.esct/rate-assumed',
  'nz.esct/rate-differs',
  'nz.extra-pays/base-assumed',
  'nz.extra-pays/elected-rate-not-higher',
  'nz.holidays/below-act',
  'nz.holidays/days-unknown',
  'nz.holidays/rate-assumed',
  'nz.holidays/with-pay-conditions-ended',
  'nz.holidays/with-pay-review',
  'nz.kiwisaver/employee-rate-not-yet',
  'nz.kiwisaver/employee-rate-raised',
  'nz.kiwisaver/employer-rate-not-yet',
  'nz.kiwisaver/employer-rate-raised',
  'nz.leave/balance-below-zero',
  'nz.minimum-wage/below',
  'nz.statutory/unconfirmed',
  'nz.student-loan/compulsory-extra-cancelled',
  'nz.student-loan/not-with-tax-code',
  'nz.tax-code/certificate-not-in-force',
  'nz.tax/more-than-paid',
  'nz.termination/advance-not-recovered',
] as const;

/** The stable codes of warnings on a New Zealand pay. */
export type NzPayWarningCode = (typeof nzPayWarningCodes)[number];

/** A warning on a New Zealand pay: it was worked out, and this deserves a look. */
export type NzPayWarning = NzWarning<NzPayWarningCode>;
