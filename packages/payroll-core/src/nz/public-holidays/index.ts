/**
 * Public holidays as an employee keeps them: `publicHolidaysOfEmployee` for a pay period, `payPublicHoliday` for a day of
 * it, `publicHolidaysInUntakenLeave` on leaving.
 */
export {
  otherwiseWorkingDay,
  type OtherwiseWorkingDay,
  type WorkingDayOverride,
  type WorkingDays,
  type WorkPattern,
} from './otherwise-working-day';
export { parseWorkingDays, workPatternOf } from './parse-working-days';
export { payPublicHoliday, type PublicHolidayFacts, type PublicHolidayPay } from './pay-public-holiday';
export {
  nzRegions,
  parseNzRegion,
  publicHolidays,
  type NzRegion,
  type PublicHoliday,
  type PublicHolidays,
  type WeekendRule,
} from './public-holidays';
export { publicHolidaysNotInPay, publicHolidaysPaidThoughOff } from './public-holidays-not-in-pay';
export { timeAwayOf, type TimeAway } from './time-away';
export { publicHolidaysInUntakenLeave } from './public-holidays-in-untaken-leave';
export {
  publicHolidaysOfEmployee,
  type EmployeeCalendar,
  type KeptPublicHoliday,
  type PublicHolidaysOfEmployee,
  type PublicHolidayTransfer,
} from './public-holidays-of-employee';
