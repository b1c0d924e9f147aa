export { longServiceAccrualWarning } from './long-service-accrual-warning';
export {
  plausibilityWarningCodes,
  type PlausibilityWarning,
  type PlausibilityWarningCode,
} from './plausibility-warning';
export { plausibilityWarnings, type PlausibilityFacts } from './plausibility-warnings';
