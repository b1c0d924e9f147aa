import type { Country } from '@anz-payroll/companies';
import { taxDue, type PayRecord, type PayRun } from '@anz-payroll/pay-runs';
import { addDays, daysBetween, type CivilDate } from 'payroll-core/calendar';
import { add, decimal, divide, isPositive, multiply, whole, type Decimal } from 'payroll-core/money';
import * as nz from 'payroll-core/nz';
import { employmentInformationOf } from '../employment-information-of';
import { dollarsOf } from '../totals';
import { dueItem, type DueItem } from './due-item';

const DAYS_OF_YEAR = 365;

/** What is owed to the tax office for a payday, or for a part of one. */
export interface OwedForPayday {
  readonly payDate: CivilDate;
  readonly amount: Decimal;
}

/** What the processed runs withheld. */
export function withheldByRuns(runs: readonly PayRun[]): readonly OwedForPayday[] {
  return processed(runs).map(({ payDate, tax }) => ({ payDate, amount: decimal(tax) }));
}

/**
 * What each pay owes Inland Revenue: PAYE, loans, child support, KiwiSaver and ESCT, less payroll giving credits, as the header of
 * the employment information adds it up.
 */
export function deductedByPays(pays: readonly PayRecord[]): readonly OwedForPayday[] {
  return pays.flatMap((pay) =>
    pay.country === 'NZ' ? [{ payDate: pay.payDate, amount: nz.totalDeducted(employmentInformationOf(pay)) }] : [],
  );
}

/**
 * What was withheld on past paydays and has to be at the tax office, on the same days as in the forecast: in Australia with the
 * activity statement, in New Zealand at Inland Revenue. What was paid there is not recorded, so an item stays until its day.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 16-75, s 8AAZMB; Income Tax Act 2007 (NZ) s RD 4, Legislation Act 2019 s 55
 */
export function dueTax(
  country: Country,
  runsOfYear: readonly PayRun[],
  owed: readonly OwedForPayday[],
  today: CivilDate,
): readonly DueItem[] {
  const runs = processed(runsOfYear).filter(({ payDate }) => payDate <= today);
  const inYear = withheldInYear(runs, today);
  const days = new Map<CivilDate, Decimal>();
  for (const { payDate, amount } of owed) {
    if (payDate > today) continue;
    const dueOn = taxDue(country, payDate, inYear);
    if (dueOn >= today) days.set(dueOn, add<Decimal>(days.get(dueOn) ?? whole(0), amount));
  }
  return [...days]
    .filter(([, amount]) => isPositive(amount))
    .map(([dueOn, amount]) => dueItem('tax', dueOn, says[country], { amount: dollarsOf(amount) }));
}

const says: Readonly<Record<Country, string>> = {
  AU: 'Tax withheld, with the activity statement',
  NZ: 'PAYE and other deductions at Inland Revenue',
};

function processed(runs: readonly PayRun[]): readonly PayRun[] {
  return runs.filter(({ status }) => status === 'processed');
}

/** What the runs withheld in the last year, or would have in a whole one where the first of them is later. */
function withheldInYear(runs: readonly PayRun[], today: CivilDate): Decimal {
  const withheld = runs.reduce<Decimal>((sum, { tax }) => add<Decimal>(sum, decimal(tax)), whole(0));
  const first = runs.reduce((day, { startDate }) => (startDate < day ? startDate : day), addDays(today, -1));
  const days = Math.min(DAYS_OF_YEAR, daysBetween(first, today));
  return divide(multiply(withheld, whole(DAYS_OF_YEAR)), whole(Math.max(1, days)), 2, 'half-up');
}
