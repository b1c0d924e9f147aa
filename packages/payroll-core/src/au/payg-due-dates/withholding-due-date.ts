import { businessDayOnOrAfter, type BusinessCalendar } from '../../calendar/business-days';
import {
  addDays,
  addMonths,
  dayOfWeek,
  fromYearMonthDay,
  yearMonthDay,
  type CivilDate,
} from '../../calendar/civil-date';
import { quarterOf } from '../../calendar/quarter';
import { isMore } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { PaygDueDates } from './payg-due-dates';

/** By what is withheld in a year. */
export type WithholderSize = 'small' | 'medium' | 'large';

/**
 * Whether somebody withholds as a small, medium or large withholder, by what they withhold in a year.
 *
 * @law Taxation Administration Act 1953 (Cth) Sch 1 ss 16-95 to 16-105
 */
export function withholderSize(withheldInYear: Aud, dates: Dated<PaygDueDates>): WithholderSize {
  const { smallWithholderUpTo, mediumWithholderUpTo } = dates.values;
  if (isMore(withheldInYear, mediumWithholderUpTo)) return 'large';
  return isMore(withheldInYear, smallWithholderUpTo) ? 'medium' : 'small';
}

/**
 * The day that the Act names for what was withheld on a payday. It may be no business day; `payableOn` says when it is paid then.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 16-75
 */
export function withholdingDueDate(
  payDate: CivilDate,
  size: WithholderSize,
  dates: Dated<PaygDueDates>,
): Step<CivilDate> {
  const due = dueOn(payDate, size, dates.values);
  return step('au.payg-due-dates.due', due, () => `withheld on ${payDate} by a ${size} withholder, due on ${due}`, [
    given('pay date', payDate),
    parameter(dates, '', () => `${size} withholder`),
  ]);
}

/**
 * The day on which an amount that is due to the Commissioner is payable: its day, or the first business day after it. A day is
 * no business day if it is a public holiday for the whole of any state or territory, wherever the employer is.
 * @law Taxation Administration Act 1953 (Cth) s 8AAZMB
 */
export function payableOn(due: Step<CivilDate>, calendar: BusinessCalendar): Step<CivilDate> {
  const day = businessDayOnOrAfter(due.value, calendar);
  if (day === due.value) return due;
  return step(
    'au.payg-due-dates.payable-on',
    day,
    () => `${due.value} is no business day; payable on the first one after it, ${day}`,
    [due],
  );
}

function dueOn(payDate: CivilDate, size: WithholderSize, dates: PaygDueDates): CivilDate {
  if (size === 'large') return weekdayAfter(payDate, dates);
  if (size === 'medium') return dayOfNextMonth(payDate, dates.mediumDueDay);
  const { lastDay } = quarterOf(payDate);
  const { year, month } = yearMonthDay(lastDay);
  if (month !== 12) return dayOfNextMonth(lastDay, dates.quarterDueDay);
  const [dueMonth, dueDay] = dates.decemberQuarterDue.split('-').map(Number) as [number, number];
  return fromYearMonthDay(year + 1, dueMonth, dueDay);
}

function weekdayAfter(payDate: CivilDate, { largeDue }: PaygDueDates): CivilDate {
  const rule = largeDue.find(({ withheldOn }) => withheldOn.includes(dayOfWeek(payDate)))!;
  const first = (rule.paidOn - dayOfWeek(payDate) + 7) % 7 || 7;
  return addDays(payDate, first + (rule.nth - 1) * 7);
}

function dayOfNextMonth(date: CivilDate, day: number): CivilDate {
  const { year, month } = yearMonthDay(date);
  const next = yearMonthDay(addMonths(fromYearMonthDay(year, month, 1), 1));
  return fromYearMonthDay(next.year, next.month, day);
}
