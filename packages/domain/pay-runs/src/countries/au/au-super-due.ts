import { addBusinessDays, inForce, type CivilDate } from 'payroll-core';
import * as au from 'payroll-core/au';

const USUAL_DAYS = 7;

/**
 * When super of a payday has to be at the funds, with the contribution before it where that is not due yet; where the
 * holidays of that time are not known yet, by weekdays. Somebody who is forecast was paid before, so none is the first.
 */
export function superDue(payDate: CivilDate, lastDue?: CivilDate): CivilDate {
  const usual = usualDue(payDate);
  return lastDue !== undefined && lastDue > usual ? lastDue : usual;
}

function usualDue(payDate: CivilDate): CivilDate {
  const deadline = inForce(au.superDeadlines, payDate);
  const holidays = inForce(au.publicHolidays, payDate);
  if (!deadline.ok || !holidays.ok) return addBusinessDays(payDate, USUAL_DAYS, { holidays: new Set() });
  const timing = { isFirstContribution: false };
  return au.superDueDate(payDate, timing, deadline.value, holidays.value.values).value;
}
