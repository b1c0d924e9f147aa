import { addMonths, fromYearMonthDay, yearMonthDay, type CivilDate } from '../../calendar/civil-date';
import { isMore } from '../../money/arithmetic';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { PaydayFiling } from './payday-filing';

/** Large employers pay twice a month, small ones once. */
export type EmployerSize = 'small' | 'large';

/** @law Income Tax Act 2007 s RD 4(1), (2) */
/** Whether an employer pays PAYE twice a month or once. */
export function employerSize(payeAndEsctOfYear: Nzd, filing: Dated<PaydayFiling>): EmployerSize {
  return isMore(payeAndEsctOfYear, filing.values.largeEmployerOver) ? 'large' : 'small';
}

/**
 * The day deductions of a pay are due at Inland Revenue. Where it is not a working day, payment on the next one is in
 * time; the due day itself does not move.
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

function dayOfNextMonth(date: CivilDate, day: number): CivilDate {
  const { year, month } = yearMonthDay(date);
  const next = yearMonthDay(addMonths(fromYearMonthDay(year, month, 1), 1));
  return fromYearMonthDay(next.year, next.month, day);
}
