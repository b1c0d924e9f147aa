export { declarationOn, type DeclarationOnPayDate } from './declaration-on';
export { pickScale } from './pick-scale';
export { auWithholdingRules, type AuWithholdingRules } from './rules-in-force';
export { specialSchedules, type SpecialSchedules } from './special-schedules';
export type { AuTaxDeclaration, DownwardVariation, SpecialSchedule } from './tax-declaration';
export {
  repaysStudyLoan,
  withholdFromPeriod,
  type AmountWithheld,
  type PeriodWithholding,
} from './withhold-from-period';
export {
  auWithholdingWarningCodes,
  type AuWithholdingWarning,
  type AuWithholdingWarningCode,
} from './withholding-warning';
export { hasRateForEveryPayment, withholdFromEveryPayment } from './withhold-from-every-payment';
