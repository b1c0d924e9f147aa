export { pickScale } from './pick-scale';
export { auWithholdingRules, type AuWithholdingRules } from './rules-in-force';
export type { AuTaxDeclaration } from './tax-declaration';
export {
  repaysStudyLoan,
  withholdFromPeriod,
  type AmountWithheld,
  type PeriodWithholding,
} from './withhold-from-period';
export type { AuWithholdingWarning, AuWithholdingWarningCode } from './withholding-warning';
