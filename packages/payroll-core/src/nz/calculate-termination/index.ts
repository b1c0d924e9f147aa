export { calculateTermination } from './calculate-termination';
export { parseNzTermination } from './parse-nz-termination';
export { terminationInPay } from './termination-in-pay';
export type { NzTerminationInput, NzTerminationRequest } from './nz-termination-input';
export type {
  NzBalanceMovement,
  NzExtraPayTax,
  NzExtraPayTaxBreakdown,
  NzTerminationFigures,
  NzTerminationResult,
  NzTerminationWarning,
  NzTerminationWarningCode,
} from './nz-termination-result';
