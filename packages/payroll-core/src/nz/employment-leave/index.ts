/**
 * The Employment Leave Act 2026, in force from 6 August 2028: accrual in hours, leave compensation payments, conversion of
 * balances, and `compareLeaveLaws`, which holds it against the Holidays Act on the same hours.
 */
export { accrueEmploymentLeave, accrueOverPeriods, type AccruedLeave, type StandardHours } from './accrue-leave';
export {
  compareLeaveLaws,
  compareLeaveLawsOfCompany,
  type ComparedEmployee,
  type ComparedLeaveLaws,
  type ComparedRow,
  type ComparedWeek,
} from './compare-leave-laws';
export { convertBalances, type ConvertedLeave, type OrdinaryWeeklyHours, type PreviousLeave } from './convert-balances';
export { employmentLeave, employmentLeaveNotAtHand, type EmploymentLeave } from './employment-leave';
export { leaveLawOn, type LeaveLawOnDay } from './leave-law-on';
export { leaveCompensationPayment, leavePaymentRate, payLeaveHours, type PayOfEmployee } from './pay-leave-hours';
