import { addDays, addMonths, type CivilDate } from 'payroll-core';
import type { PayPeriod } from '../pay-command';

const step: Readonly<Record<PayPeriod, (last: CivilDate, n: number) => CivilDate>> = {
  WEEKLY: (last, n) => addDays(last, 7 * n),
  FORTNIGHTLY: (last, n) => addDays(last, 14 * n),
  MONTHLY: monthlyPaydayAfter,
};

/**
 * The payday so many months after another. Whoever pays on the last day of a month does so in every month; the last day of February
 * may be the 28th of any.
 */
export function monthlyPaydayAfter(last: CivilDate, months: number): CivilDate {
  const next = addDays(last, 1);
  const isMonthEnd = next.endsWith('-01') && !next.endsWith('-03-01');
  return isMonthEnd ? addDays(addMonths(next, months), -1) : addMonths(last, months);
}

/** A last pay of 400 days ago and 25 months ahead are 166 weeks. */
const MOST_PAYDAYS = 180;

/** The paydays from a day and up to another, both included, in the rhythm of the last one, which is paid. */
export function paydaysBetween(
  payPeriod: PayPeriod,
  last: CivilDate,
  from: CivilDate,
  until: CivilDate,
): readonly CivilDate[] {
  const days: CivilDate[] = [];
  for (let n = 1; n <= MOST_PAYDAYS; n++) {
    const day = step[payPeriod](last, n);
    if (day > until) return days;
    if (day >= from) days.push(day);
  }
  return days;
}
