export { annualise } from './annualise';
export { paye, type FlatRateCode, type Paye, type PayeBand } from './paye';
export { periodOfWeek, weekOfYear } from './share-of-year';
export { taxAnnualIncome } from './tax-annual-income';
export { withholdPaye, type PayeBasis, type PayeRules } from './withhold-paye';
