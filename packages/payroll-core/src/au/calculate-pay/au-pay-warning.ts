import type { AuWithholdingWarningCode } from '../withholding/withholding-warning';

/** Every pay-level warning. The figures stand; somebody should look. */
export const auPayWarningCodes = [
  'au.adjustments/agreement-needed',
  'au.allowances/above-limit',
  'au.allowances/limit-assumed',
  'au.allowances/not-in-super',
  'au.allowances/not-taxed',
  'au.deductions/lowers-super',
  'au.deductions/nothing-left',
  'au.deductions/protected-earnings',
  'au.leave/balance-below-zero',
  'au.overpayments/tax-as-withheld',
  'au.pay-period/not-withheld',
  'au.pay-period/over-withheld',
  'au.salary-sacrifice/more-than-earned',
  'au.statutory/unconfirmed',
  'au.super/base-below-law',
  'au.super/compulsory-rate-below-law',
  'au.super/concessional-cap',
  'au.super/hours-spread-over-weeks',
  'au.super/leave-loading-left-out',
  'au.super/leave-not-worked',
  'au.super/maximum-contribution-base',
  'au.super/rate-below-compulsory',
  'au.super/sacrifice-left-out',
  'au.tax/method-b1-outside-year',
  'au.tax/method-b1-pays-estimated',
  'au.tax/method-b2-pay-periods-estimated',
  'au.tax/more-than-paid',
  'au.tax/no-usual-earnings',
  'au.tax/paid-after-death',
  'au.tax/usual-earnings-used',
] as const;

/** The stable codes of warnings on an Australian pay. */
export type AuPayWarningCode = (typeof auPayWarningCodes)[number] | AuWithholdingWarningCode;

/** A warning on an Australian pay: it was worked out, and this deserves a look. */
export interface AuPayWarning {
  readonly code: AuPayWarningCode;
  readonly message: string;
  /** The member of the API that the warning is about. */
  readonly field?: string;
}
