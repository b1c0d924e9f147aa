import { publicHolidays } from 'payroll-core/au';
import { civilDate, isBusinessDay } from 'payroll-core/calendar';
import { inForce } from 'payroll-core/statutory';
import { dateIn, orUnreadable } from '../read-input';
import type { OwnKind } from '../vector';

/** `{ date, isBusinessDay }` */
export const ownPublicHolidays: OwnKind = (row, effectiveFrom) => {
  const listed = orUnreadable(inForce(publicHolidays, civilDate(effectiveFrom))).values;
  const date = dateIn(row, 'date');
  return {
    actual: isBusinessDay(date, listed),
    expected: row['isBusinessDay'] ?? null,
    trace: () => (listed.named.get(date) ?? ['no public holiday of a whole state']).join(', '),
  };
};
