export {
  withholdForPeriod,
  type PaysOfPeriod,
  type PeriodWithheld,
  type Withheld,
  type WithheldBefore,
} from './withhold-for-period';
