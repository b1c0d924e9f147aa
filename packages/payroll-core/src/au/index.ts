export * from './payg-schedule-1';
export * from './study-loans';
export * from './medicare-levy-adjustment';
export * from './tax-offsets';
export * from './extra-pay-year';
export * from './working-holiday-makers';
export * from './tax-file-number';
export * from './return-to-work';
export * from './seasonal-workers';
export * from './horticulture-and-shearing';
export * from './promotional-performances';
export * from './daily-and-casual';
export * from './seniors-and-pensioners';
export * from './withholding';
export * from './additional-payments';
export { calculatePay } from './calculate-pay/calculate-pay';
export { parseAuPayInput } from './calculate-pay/parse-au-pay-input';
export type * from './calculate-pay/au-pay-input';
export type { AuPay } from './calculate-pay/au-pay';
export { AuPayTrace, type FiguresExplained } from './calculate-pay/au-pay-trace';
export { auPayWarningCodes, type AuPayWarning, type AuPayWarningCode } from './calculate-pay/au-pay-warning';
export { auPayRules, type AuPayRules } from './calculate-pay/au-pay-rules';
export type { ParsedPay } from './calculate-pay/parsed-pay';
export { calculatePayPeriod } from './pay-period/calculate-pay-period';
export type { AuPayInPeriod, AuPayPeriodResult } from './pay-period/pay-period';
export type { AuPayOfPeriod, AuPayPeriodInput, AuProcessedPay } from './pay-period/pay-period-input';
export { shareWithin } from './pay-period/share-within';
export { recoverOverpayment, type Overpayment, type OverpaymentRecovery } from './overpayments/recover-overpayment';
export { netToGross, type GrossedUp } from './net-to-gross/net-to-gross';
export { paygDueDates, type PaygDueDates } from './payg-due-dates/payg-due-dates';
export {
  payableOn,
  withholderSize,
  withholdingDueDate,
  type WithholderSize,
} from './payg-due-dates/withholding-due-date';
export { countsTime } from './hours/pay-hours';
export { superDueDate, type SuperTiming } from './payday-super/super-due-date';
export { superDeadlines, type SuperDeadline } from './payday-super/super-deadline';
export { publicHolidays, type PublicHolidays } from './public-holidays/public-holidays';
export { superGuarantee, type SuperBase, type SuperGuarantee } from './super-guarantee/super-guarantee';
export { contributeSuper, type SuperContributions, type SuperSettings } from './super-guarantee/contribute-super';
export { weeksOfWork, type WeeksOfWork } from './super-guarantee/weeks-of-work';
export { accrueLeave, type AccruedLeave, type LeaveSettings } from './leave-accrual/accrue-leave';
export { leaveAccrual, type LeaveAccrual, type LeaveCashedOut } from './leave-accrual/leave-accrual';
export { leaveThatMustRemain, type CashedOutLeave, type OrdinaryHours } from './leave-accrual/leave-that-must-remain';
export type { LeaveBalanceRow, LeaveBalances } from './leave-accrual/move-balances';
export { protectedEarnings, type ProtectedEarnings } from './child-support/protected-earnings';
export { auLeaveTypes, type AuLeaveType } from './leave/leave-type';
export { allowanceCategories, type AllowanceCategory } from './allowances/pay-allowance';
export {
  allowanceLaw,
  otherAllowanceTypes,
  type AllowanceLaw,
  type AllowanceType,
  type OtherAllowanceType,
} from './allowances/allowance-law';
export { allowanceTreatment, typeOfAllowance, type AllowanceTreatment } from './allowances/allowance-treatment';
export { backPaymentCategories, type BackPaymentCategory } from './back-payments/pay-back-payment';
export {
  deductionClassifications,
  type DeductionBasis,
  type DeductionClassification,
} from './deductions/pay-deduction';
export type { Amount } from '../input/input-reader';
export * from './calculate-termination';
export * from './cessation';
export * from './etp';
export * from './etp-tax-free-component';
export * from './genuine-redundancy';
export * from './long-service-leave';
export * from './notice-and-redundancy';
export * from './unused-leave';
export * from './minimum-wage';
export * from './reportable-fringe-benefits';
export * from './payroll-tax';
export * from './plausibility';
export { auWarningCodes, type AuWarningCode } from './warning-codes';
