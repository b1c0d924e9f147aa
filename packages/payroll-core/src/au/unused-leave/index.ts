export { splitAnnualLeave, splitAnnualLeaveByHours, type AnnualLeaveSplit } from './split-annual-leave';
export {
  serviceDaysByPeriod,
  splitLongServiceLeave,
  splitPayment,
  type ByPeriod,
  type LongServiceLeaveDue,
} from './split-long-service-leave';
export {
  longServiceLeavePeriods,
  unusedLeave,
  type LongServiceLeavePeriod,
  type UnusedLeaveRules,
} from './unused-leave-rules';
export { withholdAtMarginalRates, type NormalPay } from './withhold-at-marginal-rates';
export {
  withholdFromUnusedLeave,
  type UnusedLeavePayment,
  type UnusedLeaveWithheld,
} from './withhold-from-unused-leave';
