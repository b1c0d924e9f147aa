export { declarationOn, type DeclarationOnPayDate } from './declaration-on';
export { pickScale } from './pick-scale';
export { auWithholdingRules, type AuWithholdingRules } from './rules-in-force';
export type { AuTaxDeclaration, DownwardVariation } from './tax-declaration';
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
