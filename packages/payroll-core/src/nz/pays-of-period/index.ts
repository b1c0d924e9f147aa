export { withholdForPeriod, type PaysOfPeriod, type PeriodWithheld, type Withheld } from './withhold-for-period';
