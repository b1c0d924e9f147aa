import type { Country } from '@anz-payroll/companies';
import { fromYearMonthDay, isMore, whole, yearMonthDay, type CivilDate, type Decimal } from 'payroll-core';

const SMALL_WITHHOLDER: Decimal = whole(25_000);
const LARGE_WITHHOLDER: Decimal = whole(1_000_000);
const LARGE_EMPLOYER: Decimal = whole(500_000);

/** When what was withheld on a payday is due at the tax office, by what is withheld in a year. */
export function taxDue(country: Country, payDate: CivilDate, inYear: Decimal): CivilDate {
  return country === 'AU' ? paygDue(payDate, inYear) : payeDue(payDate, inYear);
}

/**
 * A small withholder pays with the activity statement of the quarter, a medium one by the 21st of the next month. A large
 * one pays within days, which is told in the notes.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 ss 16-75, 16-95 to 16-105
 */
function paygDue(payDate: CivilDate, inYear: Decimal): CivilDate {
  const { year, month } = yearMonthDay(payDate);
  if (isMore(inYear, SMALL_WITHHOLDER)) return dayOfNextMonth(year, month, 21);
  const quarterEnd = Math.ceil(month / 3) * 3;
  // The statement of the December quarter is due on 28 February, the others on the 28th of the next month.
  return quarterEnd === 12 ? fromYearMonthDay(year + 1, 2, 28) : dayOfNextMonth(year, quarterEnd, 28);
}

export function isLargeWithholder(inYear: Decimal): boolean {
  return isMore(inYear, LARGE_WITHHOLDER);
}

/**
 * By the 20th of the next month; an employer with more than 500,000 dollars of PAYE and ESCT a year pays twice a month.
 * @law Tax Administration Act 1994 (NZ) s 167; Income Tax Act 2007 (NZ) RD 4
 */
function payeDue(payDate: CivilDate, inYear: Decimal): CivilDate {
  const { year, month, day } = yearMonthDay(payDate);
  if (!isMore(inYear, LARGE_EMPLOYER)) return dayOfNextMonth(year, month, 20);
  if (day <= 15) return fromYearMonthDay(year, month, 20);
  return month === 12 ? fromYearMonthDay(year + 1, 1, 15) : dayOfNextMonth(year, month, 5);
}

function dayOfNextMonth(year: number, month: number, day: number): CivilDate {
  return month === 12 ? fromYearMonthDay(year + 1, 1, day) : fromYearMonthDay(year, month + 1, day);
}
