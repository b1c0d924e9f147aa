import * as au from 'payroll-core/au';
import {
  addDays,
  auFinancialYear,
  businessDayOnOrAfter,
  civilDate,
  daysBetween,
  type CivilDate,
} from 'payroll-core/calendar';
import { dueItem, type DueItem } from './due-item';

const DAYS_BEFORE = 60;
/** From the end of a year until its finalisation is due: 14 days, and a weekend. */
const DAYS_AFTER_YEAR = 16;

/**
 * The finalisation declaration of the financial year that ended last, from two months before it is due until its day.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 389-20: 14 July after the end of the year; s 388-52: or the
 * first business day after it
 */
export function dueFinalisation(today: CivilDate, hasPaysUntil: (lastDay: CivilDate) => boolean): readonly DueItem[] {
  const { name, lastDay } = auFinancialYear(addDays(today, -DAYS_AFTER_YEAR));
  const holidays = au.publicHolidays.editions.at(-1)!.values;
  const due = businessDayOnOrAfter(civilDate(`${lastDay.slice(0, 4)}-07-14`), holidays);
  const days = daysBetween(today, due);
  return days >= 0 && days <= DAYS_BEFORE && hasPaysUntil(lastDay)
    ? [dueItem('finalisation', due, `Finalise Single Touch Payroll for ${name}`)]
    : [];
}
