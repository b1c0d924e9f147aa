export { applyFormula, type PublishedTable } from './apply-formula';
export { forPayPeriod } from './for-pay-period';
export { formulaRow, type FormulaRow, type FormulaTable, type RawFormulaRow } from './formula-table';
export { schedule1, type FormulaScale, type Scale, type Schedule1 } from './schedule-1';
export { weeklyEarnings, type WithholdingFrequency } from './weekly-earnings';
export { withholdUnderScale } from './withhold-under-scale';
export { withholdWithoutTaxFileNumber } from './withhold-without-tax-file-number';
