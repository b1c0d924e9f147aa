import { addDays, dayOfWeek, fromYearMonthDay, yearMonthDay, type CivilDate } from '../../calendar/civil-date';
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
  const { yearEndBreak, matariki } = filing.values;
  const monthAndDay = date.slice(5);
  return !(
    dayOfWeek(date) >= SATURDAY ||
    monthAndDay >= yearEndBreak.firstDay ||
    monthAndDay <= yearEndBreak.lastDay ||
    matariki.has(date) ||
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
  const easterSunday = easter(year);
  return [
    mondayised(fromYearMonthDay(year, 2, 6)),
    addDays(easterSunday, -2),
    addDays(easterSunday, 1),
    mondayised(fromYearMonthDay(year, 4, 25)),
    nthMonday(year, 6, 1),
    nthMonday(year, 10, 4),
  ];
}

function mondayised(date: CivilDate): CivilDate {
  const day = dayOfWeek(date);
  return day < SATURDAY ? date : addDays(date, 8 - day);
}

function nthMonday(year: number, month: number, nth: number): CivilDate {
  const first = fromYearMonthDay(year, month, 1);
  const toMonday = (7 + MONDAY - dayOfWeek(first)) % 7;
  return addDays(first, toMonday + 7 * (nth - 1));
}

/** Easter Sunday of the Gregorian calendar, by the anonymous computus. */
function easter(year: number): CivilDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return fromYearMonthDay(year, Math.floor(n / 31), (n % 31) + 1);
}
