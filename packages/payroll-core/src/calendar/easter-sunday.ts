import { fromYearMonthDay, type CivilDate } from './civil-date';

/**
 * Easter Sunday of the Gregorian calendar: the first Sunday after the full moon of the ecclesiastical tables that falls
 * on or after 21 March. Public holidays acts name Good Friday and Easter Monday without saying how to find them.
 */
export function easterSunday(year: number): CivilDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const solarCorrection = Math.floor((century + 8) / 25);
  const lunarCorrection = Math.floor((century - solarCorrection + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - lunarCorrection + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return fromYearMonthDay(year, Math.floor(days / 31), (days % 31) + 1);
}
