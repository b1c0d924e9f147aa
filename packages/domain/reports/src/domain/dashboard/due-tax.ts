import type { Country } from '@anz-payroll/companies';
import { taxDue, type PayRun } from '@anz-payroll/pay-runs';
import { addDays, daysBetween, type CivilDate } from 'payroll-core/calendar';
import { add, decimal, divide, isPositive, multiply, whole, type Decimal } from 'payroll-core/money';
import { dollarsOf } from '../totals';
import { dueItem, type DueItem } from './due-item';

const DAYS_OF_YEAR = 365;

/**
 * What was withheld on past paydays and has to be at the tax office, on the same days as in the forecast: in Australia with the
 * activity statement, in New Zealand at Inland Revenue. What was paid there is not recorded, so an item stays until its day.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 16-75, s 8AAZMB; Income Tax Act 2007 (NZ) s RD 4, Legislation Act 2019 s 55
 */
export function dueTax(country: Country, runsOfYear: readonly PayRun[], today: CivilDate): readonly DueItem[] {
  const runs = runsOfYear.filter(({ status, payDate }) => status === 'processed' && payDate <= today);
  const inYear = withheldInYear(runs, today);
  const days = new Map<CivilDate, Decimal>();
  for (const { payDate, tax } of runs) {
    const dueOn = taxDue(country, payDate, inYear);
    if (dueOn >= today) days.set(dueOn, add<Decimal>(days.get(dueOn) ?? whole(0), decimal(tax)));
  }
  return [...days]
    .filter(([, amount]) => isPositive(amount))
    .map(([dueOn, amount]) => itemOf[country](dueOn, dollarsOf(amount)));
}

const itemOf: Readonly<Record<Country, (dueOn: CivilDate, amount: string) => DueItem>> = {
  AU: (dueOn, amount) => dueItem('tax', dueOn, 'Tax withheld, with the activity statement', { amount }),
  // The runs do not hold student loans, KiwiSaver and ESCT, which are paid on the same day.
  NZ: (dueOn) => dueItem('tax', dueOn, 'PAYE and other deductions at Inland Revenue'),
};

/** What the runs withheld in the last year, or would have in a whole one where the first of them is later. */
function withheldInYear(runs: readonly PayRun[], today: CivilDate): Decimal {
  const withheld = runs.reduce<Decimal>((sum, { tax }) => add<Decimal>(sum, decimal(tax)), whole(0));
  const first = runs.reduce((day, { startDate }) => (startDate < day ? startDate : day), addDays(today, -1));
  const days = Math.min(DAYS_OF_YEAR, daysBetween(first, today));
  return divide(multiply(withheld, whole(DAYS_OF_YEAR)), whole(Math.max(1, days)), 2, 'half-up');
}
