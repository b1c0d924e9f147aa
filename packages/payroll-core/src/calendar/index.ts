export {
  addDays,
  addMonths,
  addYears,
  civilDate,
  completedYears,
  dayNumber,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  fromDayNumber,
  fromYearMonthDay,
  isLeapYear,
  parseCivilDate,
  yearMonthDay,
  type CivilDate,
  type YearMonthDay,
} from './civil-date';
export { auFinancialYear, nzTaxYear, type FinancialYear } from './financial-year';
export { paysPerYear, type PayFrequency } from './pay-period';
export { addBusinessDays, businessDayOnOrAfter, isBusinessDay, type BusinessCalendar } from './business-days';
export { easterSunday } from './easter-sunday';
export { quarterOf, type Quarter } from './quarter';
export { weekdayOfMonth, weekdayOnOrAfter } from './weekday-of-month';
