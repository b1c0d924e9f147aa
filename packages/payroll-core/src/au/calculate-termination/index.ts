export { calculateTermination } from './calculate-termination';
export { parseAuTermination } from './parse-au-termination';
export { terminationInPay } from './termination-in-pay';
export { balanceMovements, type BalanceMovement } from './balance-movement';
export type {
  AuLeaveByPeriod,
  AuStandardsInput,
  AuTaxSummaryInput,
  AuTerminationEmployee,
  AuTerminationFacts,
  AuTerminationInput,
  AuTerminationRequest,
} from './au-termination-input';
export type { AuTerminationFigures, AuTerminationResult, EtpCapUse, TaxSummary } from './au-termination-result';
export type { MinimumEntitlements, MinimumEntitlement } from './minimum-entitlements';
export type { ReportedAmount } from './report-lump-sums';
export {
  auTerminationWarningCodes,
  type AuTerminationWarningCode,
  type TerminationWarning,
} from './termination-warning';
