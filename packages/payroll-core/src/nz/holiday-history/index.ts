/**
 * What an employee has earned, and the rates of holiday pay from it: `holidayRates` shows the four rates of the Holidays
 * Act side by side, which of them counts and why, what was assumed and what is missing.
 */
export { countDays, type Days } from './days';
export {
  earningsInWindow,
  isLongerThanAPeriod,
  windowEnding,
  type EarningsInWindow,
  type WindowKind,
} from './earnings-in-window';
export { grossSinceEntitled, type GrossSinceEntitled } from './gross-since-entitled';
export type { HolidayHistory, OpeningEarnings, PayEarnings, WeekEarnings } from './holiday-history';
export {
  holidayRates,
  type ChosenRate,
  type DailyRateName,
  type HolidayRates,
  type HolidayRatesAsked,
  type WeeklyRateName,
} from './holiday-rates';
export { leaveFactsOfPay, type LeaveFactsOfPay } from './leave-facts-of-pay';
export { oneOffEarnings, type PaidLumpSums } from './one-off-earnings';
