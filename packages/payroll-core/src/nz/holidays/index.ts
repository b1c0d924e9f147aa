/**
 * Leave and holiday pay. Rates are exact fractions (`LeaveRate`), rounded once when time is paid at them. On leaving:
 * `payHolidaysOnLeaving` with `weeklyHolidayRate(ordinaryWeeklyPayAgreed(...), averageWeeklyEarnings(...))`.
 */
export { averageDailyPay, relevantDailyPay } from './daily-pay';
export {
  alternativeDayExchangeableFrom,
  alternativeDaysEarned,
  bereavementDays,
  hasServed,
  renewFamilyViolenceLeave,
  renewSickLeave,
  weeksLeftToCashUp,
  type Bereavement,
} from './entitlements';
export { holidays, type Holidays } from './holidays';
export { leaveBeyondAct, type LeavePaid } from './leave-beyond-act';
export { isHigherRate, payTime, printRate, rateOf, timeOf, type LeaveRate, type LeaveTime } from './leave-rate';
export { payAnnualHoliday, payDayOfLeave } from './pay-leave';
export { payHolidaysOnLeaving, type HolidayPayOnLeaving, type HolidaysOnLeaving } from './pay-on-leaving';
export { payPublicHolidayWorked, type PublicHolidayWork } from './pay-public-holiday-worked';
export {
  averageWeeklyEarnings,
  averageWeeklyEarningsOfDays,
  averageWeeklyEarningsSinceStart,
  ordinaryWeeklyPayAgreed,
  ordinaryWeeklyPayByFormula,
  weeklyHolidayRate,
} from './weekly-pay';
