import type { Company } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import {
  accepted,
  decimal,
  divide,
  isNegative,
  isZero,
  multiply,
  subtract,
  whole,
  type Decimal,
  type Result,
} from 'payroll-core';
import type { LeaveItem, PayItem } from '../domain/pay-command';
import type { PayRun, WorkedPayRun } from '../domain/pay-run';
import { notAPeriod } from '../domain/not-a-period';
import type { PaysRefusal } from '../domain/pays-refusal';
import type { ItemCatalogue } from '../domain/settle-items';
import type { PublicHolidayOff } from '../countries/country-payroll';
import { countryPayroll } from '../countries/registered-countries';
import { weeksInPeriod } from '../countries/pay-basis';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import { calculatePays, settleItem, type WantedPay } from './calculate-pays';
import { changeRuns, savePays } from './save-pays';
import { loadPayContext, periodOfRun } from './pay-context';
import type { PaysDependencies } from './pays-dependencies';
import type { OpenPayRun } from './pays-use-cases';
import { leavingOut, namesOfLeftOut, type Refusee } from './leave-out';
import { PAYS_IN_A_PIECE, workThrough } from './pieces-of-a-run';
import { payRunOf } from './read-pays';

/**
 * Opens the run and stages a pending pay for every active pay recipient of its period that has none. Whoever cannot be
 * paid is left out and listed with the reason; opening the run again tries them once more.
 */
export function openPayRun(deps: PaysDependencies) {
  return async (command: OpenPayRun): Promise<Result<WorkedPayRun, PaysRefusal>> => {
    const opened = await allOrNothing(deps.unitOfWork, async (stores) => {
      const company = await companyOf(stores, command);
      if (!company.ok) return company;
      const { payPeriod, payDate, customerId, companyId } = command;
      const unfit = notAPeriod(company.value.details, payPeriod, command.periodEnd);
      if (unfit !== undefined) return { ok: false, error: unfit };
      const period = periodOfRun(company.value.details, payPeriod, command);
      const day = payDate >= period.startDate && payDate <= period.endDate ? payDate : period.endDate;
      const run = await stores.runs.findOrOpen({ customerId, companyId, payPeriod, payDate, ...period }, day);
      return accepted({ company: company.value, run, active: await stores.roster.activeIn(companyId) });
    });
    if (!opened.ok) return opened;
    const { company, run, active } = opened.value;
    const pieces: (readonly Recipient[])[] = [];
    for (let from = 0; from < active.length; from += PAYS_IN_A_PIECE) {
      pieces.push(active.slice(from, from + PAYS_IN_A_PIECE).map((employeeId) => ({ employeeId })));
    }
    const refused: Refusee<Recipient>[] = [];
    const staged = await workThrough(pieces, deps.piecesAtOnce, (piece) =>
      leavingOut(
        piece,
        (some) =>
          stage(
            deps,
            company,
            run,
            command,
            some.map(({ employeeId }) => employeeId),
          ),
        (one) => refused.push(one),
      ),
    );
    if (!staged.ok) return staged;
    return deps.reading.run(async (stores) => {
      const found = await payRunOf(stores, { ...command, payRunId: run.id });
      if (!found.ok) return found;
      return accepted({ ...found.value, leftOut: await namesOfLeftOut(stores, company.id, refused) });
    });
  };
}

interface Recipient {
  readonly employeeId: number;
}

function isPaidIn({ details }: Employee, run: PayRun): boolean {
  return details.active_pay_recipient && details.pay_period === run.payPeriod && details.start_date <= run.endDate;
}

function stage(
  deps: PaysDependencies,
  company: Company,
  run: PayRun,
  command: OpenPayRun,
  employeeIds: readonly number[],
): Promise<Result<undefined, PaysRefusal>> {
  const batch = deps.marks.next();
  return allOrNothing(deps.unitOfWork, async (stores) => {
    await stores.roster.lockAll(company.id, employeeIds);
    const paid = await stores.pays.employeesIn(run.id, employeeIds);
    const employees = (await stores.employees.ofIds(company.id, employeeIds))
      .filter((employee) => !paid.has(employee.id) && isPaidIn(employee, run))
      .filter(({ isDeleted, isTerminated }) => !isDeleted && !isTerminated)
      .sort((a, b) => a.id - b.id);
    if (employees.length === 0) return accepted(undefined);
    const payroll = countryPayroll(company.country);
    const context = await loadPayContext(stores, {
      company,
      payDate: command.payDate,
      employees,
      settles: true,
      rates: false,
      // A standing bonus may be spread over earlier pays.
      asksForPast: (_id, parts) => payroll.everyPayAsksForHistory || parts.some(({ kind }) => kind === 'bonus'),
      runs: 'look',
      runId: run.id,
    });
    const catalogues = new Map<number, ItemCatalogue>();
    const wanted: WantedPay[] = [];
    for (const [index, employee] of employees.entries()) {
      const off = payroll.publicHolidaysOff(
        employee.details,
        context.parts.get(employee.id) ?? [],
        company.details.region,
        {
          ...run,
          payDate: command.payDate,
        },
      );
      const item = standardItem(employee, off);
      const settled = settleItem(context, employee, item, index, 'of-a-staged-pay', catalogues);
      if (!settled.ok) return settled;
      wanted.push(settled.value);
    }
    const prepared = calculatePays(context, wanted, { redistributeTaxByGross: false });
    if (!prepared.ok) return prepared;
    const pays = await savePays(stores, context, prepared.value, {
      batch,
      status: 'pending',
      moment: deps.clock.now(),
    });
    await changeRuns(stores, [], pays);
    return accepted(undefined);
  });
}

/**
 * The standard hours of a period, and its public holidays apart; an employee without an hourly rate or hours gets a pay
 * that is filled in later.
 */
function standardItem({ details }: Employee, off: readonly PublicHolidayOff[]): PayItem {
  const perDay = decimal(details.standard_hours_per_day);
  const all = standardHours(details);
  const withoutHolidays = subtract(all, multiply(perDay, whole(off.length)));
  const hours = isNegative(withoutHolidays) ? whole(0) : withoutHolidays;
  if (isZero(all) || isZero(decimal(details.pay_rate_per_hour))) return {};
  const leave = off.map(({ name, date }): LeaveItem => ({
    description: name,
    leaveType: 'PAID_PUBLIC_HOLIDAY',
    date,
    hours: perDay.toString(),
  }));
  return {
    ...(leave.length === 0 ? {} : { leave }),
    hours: [
      { description: 'Ordinary time', units: 'hours', value: hours.toString(), rateReference: 'system:ordinary_time' },
    ],
  };
}

const WEEKS_IN_A_YEAR = whole(52);
const MONTHS_IN_A_YEAR = whole(12);

/** As many decimals as an amount may have. */
const PLACES = 10;

/**
 * The standard hours of a pay period. A month is a twelfth of 52 weeks, and its hours keep every decimal that an amount
 * may have: hours to two places would be worth another amount. The last decimal goes up, so that an amount that ends in
 * exactly half a cent is rounded as the exact hours would have it.
 */
function standardHours(details: Employee['details']): Decimal {
  const weekly = multiply(decimal(details.standard_hours_per_day), whole(details.standard_days_per_week));
  return details.pay_period === 'MONTHLY'
    ? divide(multiply(weekly, WEEKS_IN_A_YEAR), MONTHS_IN_A_YEAR, PLACES, 'up')
    : multiply(weekly, weeksInPeriod(details.pay_period));
}
