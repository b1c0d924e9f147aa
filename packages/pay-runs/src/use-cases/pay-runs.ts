import type { Company } from 'companies';
import type { Employee } from 'employee-lifecycle';
import { accepted, decimal, isZero, multiply, round, whole, type Decimal, type Result } from 'payroll-core';
import { newPay } from '../domain/new-pay';
import type { PayItem, PayPeriod, TerminationRequest } from '../domain/pay-command';
import { linesOf } from '../domain/pay-lines';
import type { PayRun } from '../domain/pay-run';
import { periodOf } from '../domain/period-of';
import type { PaysRefusal } from '../domain/pays-refusal';
import type { ItemShelf } from '../domain/settle-items';
import type { GroundedPay, PayStores } from '../ports';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import { draftPays, settleItem, type WantedPay } from './draft-pays';
import { endEmployment } from './end-employment';
import { changeRuns, enterInLedger, keepDrafts } from './keep-drafts';
import { payAnnouncement } from './pay-announcement';
import { loadWorld } from './pay-world';
import type { PaysDependencies } from './pays-dependencies';
import type { OnePayRun, OpenPayRun } from './pays-use-cases';
import { payRunOf } from './read-pays';

/** So many pays are written by one transaction of a run; replicated databases want them short. */
const CHUNK = 200;

/** Opens the run and stages a pending pay for every active pay recipient of its period that has none. */
export function openPayRun(deps: PaysDependencies) {
  return async (command: OpenPayRun): Promise<Result<PayRun, PaysRefusal>> => {
    const opened = await allOrNothing(deps.unitOfWork, async (stores) => {
      const company = await companyOf(stores, command);
      if (!company.ok) return company;
      const { payPeriod, payDate, customerId, companyId } = command;
      const period = periodOf(company.value.details, payPeriod, payDate);
      const run = await stores.runs.findOrOpen({ customerId, companyId, payPeriod, payDate, ...period });
      const active = await stores.employees.ofCompany(companyId, 'active');
      const recipients = active.filter((employee) => isPaidIn(employee, run)).map(({ id }) => id);
      return accepted({ company: company.value, run, recipients: recipients.sort((a, b) => a - b) });
    });
    if (!opened.ok) return opened;
    const { company, run, recipients } = opened.value;
    for (let from = 0; from < recipients.length; from += CHUNK) {
      const staged = await stage(deps, company, run, command, recipients.slice(from, from + CHUNK));
      if (!staged.ok) return staged;
    }
    return deps.reading.run((stores) => payRunOf(stores, { ...command, payRunId: run.id }));
  };
}

/** New Zealand averages look back at every pay; an Australian one only where a bonus or back payment may mend others. */
function asksForPast(company: Company, employees: readonly Employee[], hasPayments: (id: number) => boolean) {
  return employees.map(({ id }) => id).filter((id) => company.country === 'NZ' || hasPayments(id));
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
      rates: false,
      history: new Set(asksForPast(company, employees, () => true)),
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

/** Who the trouble is about: the caller of a whole run sent no item that an index could name. */
function named(employee: Employee, { index: _index, ...error }: PaysRefusal): { ok: false; error: PaysRefusal } {
  return { ok: false, error: { ...error, message: `Employee ${employee.id}: ${error.message}` } };
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

/**
 * Completes the pending pays of a run, some at a time, each on the accounts of that moment. What is completed stays so:
 * a process that was stopped is called again and goes on with what is still pending.
 */
export function processPayRun(deps: PaysDependencies) {
  return async (command: OnePayRun): Promise<Result<PayRun, PaysRefusal>> => {
    for (;;) {
      const done = await allOrNothing(deps.unitOfWork, (stores) => processSome(stores, deps, command));
      if (!done.ok) return done;
      if (done.value === 0) return deps.reading.run((stores) => payRunOf(stores, command));
    }
  };
}

async function processSome(
  stores: PayStores,
  deps: PaysDependencies,
  command: OnePayRun,
): Promise<Result<number, PaysRefusal>> {
  const company = await companyOf(stores, command);
  if (!company.ok) return company;
  const run = await payRunOf(stores, command);
  if (!run.ok) return run;
  const seen = sameDay(await stores.pays.pendingIn(run.value.id, CHUNK));
  if (seen.length === 0) return accepted(0);
  if (seen.some(({ pay }) => pay.termination !== null)) await stores.places.lock(company.value.customerId);
  const ids = [...new Set(seen.map(({ pay }) => pay.employeeId))].sort((a, b) => a - b);
  await stores.roster.lockAll(company.value.id, ids);
  // Somebody may have been faster while the locks were waited for.
  const chosen = new Set(seen.map(({ pay }) => pay.id));
  const staged = sameDay(await stores.pays.pendingIn(run.value.id, CHUNK)).filter(({ pay }) => chosen.has(pay.id));
  if (staged.length === 0) return accepted(seen.length);
  return complete(stores, deps, company.value, staged);
}

/** Pays of one day stand on one world; those of another day are the next ones' turn. */
function sameDay(pays: readonly GroundedPay[]): readonly GroundedPay[] {
  return pays.filter(({ pay }) => pay.payDate === pays[0]!.pay.payDate);
}

async function complete(
  stores: PayStores,
  deps: PaysDependencies,
  company: Company,
  staged: readonly GroundedPay[],
): Promise<Result<number, PaysRefusal>> {
  const moment = deps.clock.now();
  const first = staged[0]!.pay;
  const ids = [...new Set(staged.map(({ pay }) => pay.employeeId))];
  const employees = new Map(
    (await stores.employees.ofIds(company.id, ids)).map((employee): [number, Employee] => [
      employee.id,
      { ...employee, details: { ...employee.details, pay_period: first.payPeriod } },
    ]),
  );
  const hasPayments = new Set(
    staged
      .filter(({ grounds }) => linesOf(grounds.input).bonuses.length + linesOf(grounds.input).backPayments.length > 0)
      .map(({ pay }) => pay.employeeId),
  );
  const world = await loadWorld(stores, {
    company,
    payDate: first.payDate,
    employees: [...employees.values()],
    rates: false,
    history: new Set(asksForPast(company, [...employees.values()], (id) => hasPayments.has(id))),
    runs: 'look',
    runId: first.payRunId,
  });
  const wanted = staged.map(({ pay, grounds }, index): WantedPay => ({
    index,
    employee: employees.get(pay.employeeId)!,
    lines: linesOf(grounds.input),
    department: pay.department,
    termination: (grounds.termination?.termination ?? null) as TerminationRequest | null,
    created: [],
    templates: [],
  }));
  const drafts = draftPays(world, wanted, { redistributeTaxByGross: false });
  if (!drafts.ok) return named(wanted[drafts.error.index ?? 0]!.employee, drafts.error);
  const completed = drafts.value.map((draft, i) => {
    const { pay } = staged[i]!;
    const made = newPay({ ...draft, payDate: pay.payDate, status: 'processed', moment });
    const { id, version, createdAt, replacesPayId } = pay;
    return { pay: { ...made, id, version, createdAt, replacesPayId }, grounds: draft.worked.grounds };
  });
  const pays = await stores.pays.saveAll(completed);
  await enterInLedger(stores, world, drafts.value, pays, moment);
  await stores.announcements.add(pays.map((pay) => payAnnouncement('pay.updated', pay)));
  for (const pay of pays) {
    if (pay.termination === null) continue;
    const ended = await endEmployment(stores, company, pay, deps.clock);
    if (!ended.ok) return ended;
  }
  await changeRuns(
    stores,
    staged.map(({ pay }) => pay),
    pays,
  );
  return accepted(pays.length);
}
