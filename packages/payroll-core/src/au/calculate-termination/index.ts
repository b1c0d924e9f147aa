export { calculateTermination } from './calculate-termination';
export { parseAuTermination } from './parse-au-termination';
export { terminationInPay } from './termination-in-pay';
export { balanceMovements, type BalanceMovement } from './balance-movement';
export type {
  AuLeaveByPeriod,
  AuRecentWorkInput,
  AuStandardsInput,
  AuTaxSummaryInput,
  AuTerminationEmployee,
  AuTerminationFacts,
  AuTerminationInput,
  AuTerminationRequest,
} from './au-termination-input';
export type {
  AuTerminationFigures,
  AuTerminationResult,
  AuTerminationSteps,
  EtpCapUse,
  TaxSummary,
} from './au-termination-result';
export type { MinimumEntitlements, MinimumEntitlement, MinimumSteps } from './minimum-entitlements';
export type { RateSource } from './full-rate-of-pay';
export type { ReportedAmount } from './report-lump-sums';
export {
  auTerminationWarningCodes,
  type AuTerminationWarningCode,
  type TerminationWarning,
} from './termination-warning';
