import type { Company } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import { accepted, decimal, isZero, multiply, round, whole, type Decimal, type Result } from 'payroll-core';
import type { PayItem, PayPeriod } from '../domain/pay-command';
import type { PayRun } from '../domain/pay-run';
import { periodOf } from '../domain/period-of';
import type { PaysRefusal } from '../domain/pays-refusal';
import type { ItemShelf } from '../domain/settle-items';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import { draftPays, settleItem, type WantedPay } from './draft-pays';
import { changeRuns, keepDrafts } from './keep-drafts';
import { loadWorld } from './pay-world';
import type { PaysDependencies } from './pays-dependencies';
import type { OpenPayRun } from './pays-use-cases';
import { PAYS_IN_A_PIECE, named, workThrough } from './pieces-of-a-run';
import { payRunOf } from './read-pays';

/** Opens the run and stages a pending pay for every active pay recipient of its period that has none. */
export function openPayRun(deps: PaysDependencies) {
  return async (command: OpenPayRun): Promise<Result<PayRun, PaysRefusal>> => {
    const opened = await allOrNothing(deps.unitOfWork, async (stores) => {
      const company = await companyOf(stores, command);
      if (!company.ok) return company;
      const { payPeriod, payDate, customerId, companyId } = command;
      const period = periodOf(company.value.details, payPeriod, payDate);
      const run = await stores.runs.findOrOpen({ customerId, companyId, payPeriod, payDate, ...period });
      return accepted({ company: company.value, run, active: await stores.roster.activeIn(companyId) });
    });
    if (!opened.ok) return opened;
    const { company, run, active } = opened.value;
    const pieces: (readonly number[])[] = [];
    for (let from = 0; from < active.length; from += PAYS_IN_A_PIECE) {
      pieces.push(active.slice(from, from + PAYS_IN_A_PIECE));
    }
    const staged = await workThrough(pieces, deps.piecesAtOnce, (ids) => stage(deps, company, run, command, ids));
    if (!staged.ok) return staged;
    return deps.reading.run((stores) => payRunOf(stores, { ...command, payRunId: run.id }));
  };
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
    const world = await loadWorld(stores, {
      company,
      payDate: command.payDate,
      employees,
      settles: true,
      rates: false,
      // New Zealand averages look back at every pay; an Australian one only where a standing bonus may be spread.
      asksForPast: (_id, parts) => company.country === 'NZ' || parts.some(({ kind }) => kind === 'bonus'),
      runs: 'look',
      runId: run.id,
    });
    const shelves = new Map<number, ItemShelf>();
    const wanted: WantedPay[] = [];
    for (const [index, employee] of employees.entries()) {
      const settled = settleItem(world, employee, standardItem(employee), index, 'of-a-staged-pay', shelves);
      if (!settled.ok) return named(employee, settled.error);
      wanted.push(settled.value);
    }
    const drafts = draftPays(world, wanted, { redistributeTaxByGross: false });
    if (!drafts.ok) return named(employees[drafts.error.index ?? 0]!, drafts.error);
    const pays = await keepDrafts(stores, world, drafts.value, { batch, status: 'pending', moment: deps.clock.now() });
    await changeRuns(stores, [], pays);
    return accepted(undefined);
  });
}

const periods: Readonly<Record<PayPeriod, Decimal>> = {
  WEEKLY: whole(1),
  FORTNIGHTLY: whole(2),
  // A month is a twelfth of 52 weeks.
  MONTHLY: decimal('4.333333'),
};

/** The standard hours of a period; an employee without an hourly rate or hours gets a pay that is filled in later. */
function standardItem({ details }: Employee): PayItem {
  const weekly = multiply(decimal(details.standard_hours_per_day), whole(details.standard_days_per_week));
  const hours = round(multiply(weekly, periods[details.pay_period]), 2, 'half-up');
  if (isZero(hours) || isZero(decimal(details.pay_rate_per_hour))) return {};
  return {
    hours: [
      { description: 'Ordinary time', units: 'hours', value: hours.toString(), rateReference: 'system:ordinary_time' },
    ],
  };
}
