import { addDays, daysBetween, type CivilDate } from '../../calendar/civil-date';
import { nzTaxYear } from '../../calendar/financial-year';
import { add, multiply } from '../../money/arithmetic';
import { divide } from '../../money/rounding';
import { whole } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';

/** Someone who was employed for the whole of the last tax year. */
export interface LastYear {
  readonly salaryOrWages: Nzd;
  /** Every employer contribution of that year, before ESCT, to every scheme. */
  readonly employerContributions: Nzd;
}

/** Someone who was not: what one pay holds, and how many days it covers. */
export interface ExpectedThisYear {
  readonly startDate: CivilDate;
  readonly payDate: CivilDate;
  readonly pay: Nzd;
  readonly employerContribution: Nzd;
  readonly payDays: number;
}

/** @law Income Tax Act 2007 s YA 1, "ESCT rate threshold amount" (a) */
/** The ESCT threshold amount from the earnings and employer contributions of the last tax year. */
export function thresholdAmountOfLastYear(last: LastYear): Step<Nzd> {
  const value = add(last.salaryOrWages, last.employerContributions);
  return step(
    'nz.esct.threshold-amount-of-last-year',
    value,
    () => `${last.salaryOrWages.toString()} + ${last.employerContributions.toString()} = ${value.toString()}`,
    [given('salary or wages', last.salaryOrWages), given('employer contributions', last.employerContributions)],
  );
}

/**
 * Days of the current tax year from the start of employment (or of the year, when it started before) to 31 March, both
 * counted.
 */
export function daysEmployedInYear(startDate: CivilDate, payDate: CivilDate): number {
  const year = nzTaxYear(payDate);
  return daysBetween(startDate > year.firstDay ? startDate : year.firstDay, year.lastDay) + 1;
}

/** @law Income Tax Act 2007 s YA 1, "ESCT rate threshold amount" (a): only then the earnings of that year count */
export function isEmployedAllOfLastYear(startDate: CivilDate, payDate: CivilDate): boolean {
  const lastYear = nzTaxYear(addDays(nzTaxYear(payDate).firstDay, -1));
  return startDate <= lastYear.firstDay;
}

/**
 * What will be earned in the current tax year only, not in a whole year: the statute and the specification's worked
 * examples agree on that, against the wording of its 5.21.4.
 * @law Income Tax Act 2007 s YA 1, "ESCT rate threshold amount" (b); Inland Revenue payroll specification 5.22.2
 */
export function thresholdAmountExpected(expected: ExpectedThisYear): Step<Nzd> {
  const days = daysEmployedInYear(expected.startDate, expected.payDate);
  const paid = add(expected.pay, expected.employerContribution);
  const value = divide(multiply(paid, whole(days)), whole(expected.payDays), 2, 'truncate');
  return step(
    'nz.esct.threshold-amount-expected',
    value,
    () =>
      `(${expected.pay.toString()} + ${expected.employerContribution.toString()}) ÷ ${expected.payDays} × ${days} days, ` +
      `truncated to cents ${value.toString()}`,
    [given('pay', expected.pay), given('employer contribution', expected.employerContribution), given('days', days)],
  );
}
