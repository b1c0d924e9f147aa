import { addDays, dayOfWeek, fromYearMonthDay, yearMonthDay, type CivilDate } from '../../calendar/civil-date';
import { easterSunday } from '../../calendar/easter-sunday';
import { weekdayOfMonth } from '../../calendar/weekday-of-month';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { PaydayFiling } from './payday-filing';

const MONDAY = 1;
const SATURDAY = 6;

/**
 * A day on which Inland Revenue counts time: no weekend, no national public holiday, not in the break over the new
 * year. Regional anniversary days count.
 * @law Income Tax Act 2007 s YA 1, "working day"; Holidays Act 2003 ss 44, 45A
 */
export function isWorkingDay(date: CivilDate, filing: Dated<PaydayFiling>): boolean {
  return isWorkingDayOutside(filing.values.yearEndBreak, date, filing);
}

/**
 * A working day in every Act that does not say otherwise, by which a payment has until the next one: its break over the new
 * year ends earlier, so that 15 January is a day to pay on. Where New Year's Day or 2 January is on a weekend, the Monday and
 * the Tuesday after are none either.
 * @law Legislation Act 2019 s 13, "working day"
 */
export function isWorkingDayOfPayments(date: CivilDate, filing: Dated<PaydayFiling>): boolean {
  const newYear = fromYearMonthDay(yearMonthDay(date).year, 1, 1);
  const moved = [newYear, addDays(newYear, 1)]
    .filter((day) => dayOfWeek(day) >= SATURDAY)
    .map((day) => addDays(day, 2));
  return !moved.includes(date) && isWorkingDayOutside(filing.values.yearEndBreakOfPayments, date, filing);
}

function isWorkingDayOutside(
  { firstDay, lastDay }: PaydayFiling['yearEndBreak'],
  date: CivilDate,
  filing: Dated<PaydayFiling>,
): boolean {
  const monthAndDay = date.slice(5);
  return !(
    dayOfWeek(date) >= SATURDAY ||
    monthAndDay >= firstDay ||
    monthAndDay <= lastDay ||
    filing.values.matariki.has(date) ||
    holidaysByRule(yearMonthDay(date).year).includes(date)
  );
}

/**
 * The last day to file a pay's employment information: so many working days after the pay date.
 * @law Tax Administration Act 1994 s 23E; Payday Filing File Upload Specification 2025 V1.00, 3.4
 */
export function employmentInformationDueDate(
  payDate: CivilDate,
  filedBy: 'electronic' | 'paper',
  filing: Dated<PaydayFiling>,
): Step<CivilDate> {
  const days = filedBy === 'electronic' ? filing.values.electronicWorkingDays : filing.values.paperWorkingDays;
  let due = payDate;
  for (let counted = 0; counted < days;) {
    due = addDays(due, 1);
    if (isWorkingDay(due, filing)) counted++;
  }
  return step(
    'nz.payday-filing.employment-information-due-date',
    due,
    () => `${days} working days after ${payDate}: ${due}`,
    [given('pay date', payDate), parameter(filing, `${filedBy}WorkingDays`, () => `${days}`)],
  );
}

/** National holidays of a year that a rule gives. Those on a weekend move to the Monday after. */
function holidaysByRule(year: number): readonly CivilDate[] {
  const easter = easterSunday(year);
  return [
    mondayised(fromYearMonthDay(year, 2, 6)),
    addDays(easter, -2),
    addDays(easter, 1),
    mondayised(fromYearMonthDay(year, 4, 25)),
    weekdayOfMonth(year, 6, MONDAY, 1),
    weekdayOfMonth(year, 10, MONDAY, 4),
  ];
}

function mondayised(date: CivilDate): CivilDate {
  const day = dayOfWeek(date);
  return day < SATURDAY ? date : addDays(date, 8 - day);
}
