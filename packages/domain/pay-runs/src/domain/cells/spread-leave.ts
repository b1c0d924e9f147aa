import { addDays, dayOfWeek, decimal, isMore, isZero, subtract, type CivilDate, type Decimal } from 'payroll-core';
import type { DecimalText } from '../pay-command';

/** Days of the week as ISO 8601 counts them. */
const WEEKEND: ReadonlySet<number> = new Set([6, 7]);

export interface LeaveDay {
  readonly date: CivilDate;
  readonly hours: DecimalText;
}

/**
 * Hours of leave without days: whole days from the first weekday of the period that has no other leave, the rest on the
 * day after them. What does not fit into the period is put on its last free day.
 */
export function spreadLeave(
  hours: DecimalText,
  hoursPerDay: DecimalText,
  { startDate, endDate }: { readonly startDate: CivilDate; readonly endDate: CivilDate },
  taken: ReadonlySet<string>,
): readonly LeaveDay[] {
  const free: CivilDate[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) {
    if (!isWeekend(day) && !taken.has(day)) free.push(day);
  }
  if (free.length === 0) free.push(startDate);
  const perDay = decimal(hoursPerDay);
  let left: Decimal = decimal(hours);
  const days: LeaveDay[] = [];
  for (const [index, date] of free.entries()) {
    const isLast = index === free.length - 1;
    if (!isLast && !isZero(perDay) && isMore(left, perDay)) {
      days.push({ date, hours: perDay.toString() });
      left = subtract(left, perDay);
      continue;
    }
    days.push({ date, hours: left.toString() });
    break;
  }
  return days;
}

function isWeekend(day: CivilDate): boolean {
  return WEEKEND.has(dayOfWeek(day));
}
