import {
  addDays,
  addMonths,
  completedYears,
  daysBetween,
  yearMonthDay,
  type CivilDate,
} from '../../calendar/civil-date';

/** How long somebody has served: whole years, then whole months, then weeks and days. */
export interface LengthOfService {
  readonly years: number;
  readonly months: number;
  readonly weeks: number;
  readonly days: number;
}

/**
 * Service from the first to the last day, both worked: 1 July to the 30 June ten years later is ten years.
 */
export function lengthOfService(firstDay: CivilDate, lastDay: CivilDate): LengthOfService {
  const end = addDays(lastDay, 1);
  const years = completedYears(firstDay, end);
  const from = yearMonthDay(addMonths(firstDay, years * 12));
  const to = yearMonthDay(end);
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
  return { years, months, weeks: 0, days: daysBetween(monthsOn(firstDay, years * 12 + months), end) };
}

/** A month that is too short for the day is complete on the first of the next, as a year is for 29 February. */
function monthsOn(firstDay: CivilDate, months: number): CivilDate {
  const day = addMonths(firstDay, months);
  return yearMonthDay(day).day < yearMonthDay(firstDay).day ? addDays(day, 1) : day;
}
