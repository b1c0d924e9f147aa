import { daysBetween, yearMonthDay, type CivilDate } from '../../calendar/civil-date';
import { notAFrequency, type WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';

/**
 * The pay periods that a date range touches, both days included: whole weeks or fortnights counted up from its first
 * day, calendar months or quarters as they stand.
 */
export function payPeriodsCovered(firstDay: CivilDate, lastDay: CivilDate, frequency: WithholdingFrequency): number {
  const days = Math.max(daysBetween(firstDay, lastDay), 0) + 1;
  switch (frequency) {
    case 'weekly':
      return Math.ceil(days / 7);
    case 'fortnightly':
      return Math.ceil(days / 14);
    case 'monthly':
      return Math.max(monthNumber(lastDay) - monthNumber(firstDay), 0) + 1;
    case 'quarterly':
      return Math.max(Math.floor(monthNumber(lastDay) / 3) - Math.floor(monthNumber(firstDay) / 3), 0) + 1;
    default:
      throw notAFrequency(frequency);
  }
}

function monthNumber(date: CivilDate): number {
  const { year, month } = yearMonthDay(date);
  return year * 12 + month - 1;
}
