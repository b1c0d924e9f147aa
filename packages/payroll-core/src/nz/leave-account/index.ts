/**
 * An employee's leave from facts: `keepLeaveAccount` says what arose when and why, what was taken and from which
 * entitlement, and warns where opening balances are missing.
 */
export {
  anniversaryOf,
  daysAgreedToCount,
  daysNotEmployed,
  serviceFrom,
  type Absence,
  type AbsenceReason,
  type Anniversary,
  type ServiceYear,
} from './anniversaries';
export { keepLeaveAccount } from './keep-leave-account';
export type {
  Advance,
  AlternativeHolidayExchanged,
  CashUp,
  Closedown,
  CountedLeave,
  EntitlementLeft,
  LeaveAccount,
  LeaveEntry,
  LeaveFactsOfEmployee,
  LeaveReason,
  LeaveTaken,
  OpeningLeave,
  PublicHolidayWorkedOn,
  TakenPart,
  WorkingTime,
} from './leave-account';
export { leaveArisingIn } from './leave-arising-in';
export { noOpeningBalance } from './no-opening-balance';
export { payClosedown, type ClosedownPay } from './pay-closedown';
export { recoverAdvance, type AdvanceOnLeaving, type AdvanceRecovered } from './recover-advance';
