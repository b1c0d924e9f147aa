import { addDays, addMonths, fromYearMonthDay, yearMonthDay, type CivilDate } from '../../calendar/civil-date';
import { isMore } from '../../money/arithmetic';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { PaydayFiling } from './payday-filing';
import { isWorkingDayOfPayments } from './working-day';

/** Large employers pay twice a month, small ones once. */
export type EmployerSize = 'small' | 'large';

/** @law Income Tax Act 2007 s RD 4(1), (2) */
/** Whether an employer pays PAYE twice a month or once. */
export function employerSize(payeAndEsctOfYear: Nzd, filing: Dated<PaydayFiling>): EmployerSize {
  return isMore(payeAndEsctOfYear, filing.values.largeEmployerOver) ? 'large' : 'small';
}

/**
 * The day that the Act names for the deductions of a pay. It may be no working day; `payableByWorkingDay` says until when they
 * are in time then.
 * @law Income Tax Act 2007 s RD 4; Inland Revenue, Paying deductions to Inland Revenue
 */
export function paymentDueDate(payDate: CivilDate, size: EmployerSize, filing: Dated<PaydayFiling>): Step<CivilDate> {
  const { day, month } = yearMonthDay(payDate);
  const rules = filing.values;
  const because = [given('pay date', payDate), parameter(filing, '', () => `${size} employer`)];
  const rule = 'nz.payday-filing.payment-due-date';
  if (size === 'small') {
    const due = dayOfNextMonth(payDate, rules.smallDueDay);
    return step(rule, due, () => `the ${rules.smallDueDay}th of the next month: ${due}`, because);
  }
  if (day <= rules.largeFirstHalfUntilDay) {
    const due = fromYearMonthDay(yearMonthDay(payDate).year, month, rules.largeFirstHalfDueDay);
    return step(rule, due, () => `first half of the month: ${due}`, because);
  }
  const due = dayOfNextMonth(
    payDate,
    month === 12 ? rules.largeSecondHalfOfDecemberDueDay : rules.largeSecondHalfDueDay,
  );
  return step(rule, due, () => `second half of the month: ${due}`, because);
}

/**
 * The last day on which a payment to Inland Revenue is in time: the day it is due, or the next working day.
 * @law Legislation Act 2019 s 55
 */
export function payableByWorkingDay(due: Step<CivilDate>, filing: Dated<PaydayFiling>): Step<CivilDate> {
  let day = due.value;
  while (!isWorkingDayOfPayments(day, filing)) day = addDays(day, 1);
  if (day === due.value) return due;
  return step(
    'nz.payday-filing.payable-by-working-day',
    day,
    () => `${due.value} is no working day; in time on the next one, ${day}`,
    [due],
  );
}

function dayOfNextMonth(date: CivilDate, day: number): CivilDate {
  const { year, month } = yearMonthDay(date);
  const next = yearMonthDay(addMonths(fromYearMonthDay(year, month, 1), 1));
  return fromYearMonthDay(next.year, next.month, day);
}
