export { chooseEsctRate } from './choose-rate';
export { esct, type Esct, type EsctBand } from './esct';
export { taxContribution } from './tax-contribution';
export {
  daysEmployedInYear,
  thresholdAmountExpected,
  thresholdAmountOfLastYear,
  type ExpectedThisYear,
  type LastYear,
} from './threshold-amount';
export { workOutEsctRate, type EsctEarnings } from './work-out-esct-rate';
