export { calculatePay } from './calculate-pay';
export type { NzPay } from './nz-pay';
export type {
  NzEarlierPay,
  NzPayEmployee,
  NzPayInput,
  NzPayPeriod,
  NzClosedown,
  NzSchedular,
  NzTaxCertificate,
  NzTaxedTogether,
  NzTerminationInPay,
  NzYearToDate,
} from './nz-pay-input';
export type { NzFiguresExplained, NzPayTrace } from './nz-pay-trace';
export { nzPayWarningCodes, type NzPayWarning, type NzPayWarningCode } from './nz-pay-warning';
export type { ParsedNzPay, ParsedNzTermination } from './parsed-nz-pay';
export { parseNzPayInput } from './parse-nz-pay-input';
export { employeeAtRate } from './employee-at-rate';
export { taxCodeOfPay, type PayWithTaxCode } from './tax-code-of-pay';
export { nzLeaveTypes, type NzLeaveType } from '../leave/leave-type';
export {
  nzDeductionClassifications,
  type NzDeductionBasis,
  type NzDeductionClassification,
} from '../deductions/pay-deduction';
export { nzBonusTaxMethods, type NzBonusTaxMethod } from '../bonuses/pay-bonus';
