import { daysInMonth, fromYearMonthDay, yearMonthDay, type CivilDate } from './civil-date';

/** A quarter of a year, by its first and last day. */
export interface Quarter {
  readonly firstDay: CivilDate;
  readonly lastDay: CivilDate;
}

/**
 * Three months from 1 January, April, July or October.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 6(1), "quarter"
 */
export function quarterOf(date: CivilDate): Quarter {
  const { year, month } = yearMonthDay(date);
  const first = month - ((month - 1) % 3);
  const last = first + 2;
  return { firstDay: fromYearMonthDay(year, first, 1), lastDay: fromYearMonthDay(year, last, daysInMonth(year, last)) };
}
