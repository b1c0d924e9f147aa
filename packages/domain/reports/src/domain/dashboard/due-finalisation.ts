import { auFinancialYear, addDays, civilDate, daysBetween, type CivilDate } from 'payroll-core/calendar';
import { dueItem, type DueItem } from './due-item';

const DAYS_BEFORE = 60;

/**
 * The finalisation declaration of the financial year that ended last, from two months before it is due until its day.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 389-20: 14 July after the end of the year
 */
export function dueFinalisation(today: CivilDate, hasPaysUntil: (lastDay: CivilDate) => boolean): readonly DueItem[] {
  const { name, lastDay } = auFinancialYear(addDays(today, -14));
  const due = civilDate(`${lastDay.slice(0, 4)}-07-14`);
  const days = daysBetween(today, due);
  return days >= 0 && days <= DAYS_BEFORE && hasPaysUntil(lastDay)
    ? [dueItem('finalisation', due, `Finalise Single Touch Payroll for ${name}`)]
    : [];
}
