import type { Company } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import { accepted, type Result } from 'payroll-core';
import { asDollars, decimal, isZero, subtract } from 'payroll-core/money';
import { newPay } from '../domain/new-pay';
import { paidBy } from '../domain/paid-by';
import type { PayRecord } from '../domain/pay-record';
import { linesOf } from '../domain/pay-lines';
import type { PayRun, WorkedPayRun } from '../domain/pay-run';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { PayStores, PendingPay, StagedPay } from '../ports';
import { countryPayroll } from '../countries/registered-countries';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import { calculateManyPays, type WantedPay } from './calculate-pays';
import { endEmployment } from './end-employment';
import { lastDays, lastDaysBefore } from './last-days';
import { changeRuns, enterInLedger } from './save-pays';
import { payAnnouncement } from './pay-announcement';
import { loadPayContext } from './pay-context';
import type { PaysDependencies } from './pays-dependencies';
import type { ProcessPayRun } from './pays-use-cases';
import { leavingOut, namesOfLeftOut, type RefusedEmployee } from './leave-out';
import { PAYS_IN_A_PIECE, workThrough } from './pieces-of-a-run';
import { payRunOf } from './read-pays';
import { clearWarningsOfPeriod } from './warn-of-period';

/** So many pays are shared out at a time: enough to keep going, and a short list even in a run of any length. */
const SHARED_OUT = 10 * PAYS_IN_A_PIECE;

/**
 * Completes the pending pays of a run, some at a time, each on the accounts of that moment. What is completed stays so:
 * a process that was stopped is called again and goes on with what is still pending. Whoever cannot be paid stays
 * pending and is listed with the reason, and so is whoever would be paid something else than was reviewed.
 */
export function processPayRun(deps: PaysDependencies) {
  return async (asked: ProcessPayRun): Promise<Result<WorkedPayRun, PaysRefusal>> => {
    const command = { ...asked, asReviewed: asked.asReviewed ?? deps.mustBeAsReviewed?.() ?? false };
    const refused: RefusedEmployee<PendingPay>[] = [];
    const atOnce = await completeAtOnce(deps, command);
    if (atOnce.ok && atOnce.value?.run?.pendingCount === 0) return accepted({ ...atOnce.value.run, leftOut: [] });
    if (atOnce.ok) refused.push(...(atOnce.value?.held ?? []));
    // Somebody cannot be paid, a pay came in meanwhile, or there are more than one unit of work takes: piece by piece.
    for (;;) {
      const leftOut = new Set(refused.flatMap(({ items }) => items.map(({ id }) => id)));
      const found = await deps.reading.run(async (stores) => {
        const run = await payRunOf(stores, command);
        return run.ok
          ? accepted({
              run: run.value,
              pending: await stillPending(stores, run.value, leftOut),
              leftOut: await namesOfLeftOut(stores, command.companyId, refused),
            })
          : run;
      });
      if (!found.ok) return found;
      const { run, pending } = found.value;
      if (pending.length === 0) return accepted({ ...run, leftOut: found.value.leftOut });
      const done = await workThrough(
        piecesOf(pending),
        deps.piecesAtOnce,
        (piece) =>
          leavingOut(
            piece,
            async (some) => {
              const completed = await completeByItself(deps, command, run, some);
              if (!completed.ok) return completed;
              refused.push(...completed.value);
              return accepted(undefined);
            },
            (one) => refused.push(one),
          ),
        haveNobodyInCommon,
      );
      if (!done.ok) return done;
    }
  };
}

/** What one unit of work came to. */
interface Completed {
  /** As it is then; undefined where somebody else has completed every pay. */
  readonly run: PayRun | undefined;
  /** Those who were not paid, because they would be paid something else than was reviewed. */
  readonly held: readonly RefusedEmployee<PendingPay>[];
}

/**
 * Most employers have few people: their run is found, completed and answered by one unit of work. Undefined where there
 * are too many pays for that, or pays of several days; nothing is left behind where anything is refused.
 */
function completeAtOnce(
  deps: PaysDependencies,
  command: ProcessPayRun,
): Promise<Result<Completed | undefined, PaysRefusal>> {
  return allOrNothing(deps.unitOfWork, async (stores): Promise<Result<Completed | undefined, PaysRefusal>> => {
    const company = await companyOf(stores, command);
    if (!company.ok) return company;
    const found = await stores.runs.find(command.companyId, command.payRunId);
    if (found === undefined || found.pendingCount > PAYS_IN_A_PIECE) return accepted(undefined);
    if (found.pendingCount === 0) return accepted({ run: found, held: [] });
    const staged = await stores.pays.stagedIn(found.id, PAYS_IN_A_PIECE);
    const [first] = staged;
    if (first === undefined || staged.some(({ payDate }) => payDate !== first.payDate)) return accepted(undefined);
    const ends = staged.some(({ calculationInput }) => calculationInput.termination !== null);
    await lockPeople(stores, company.value, staged, ends);
    // Whoever was faster while the locks were waited for has changed the versions, and this unit of work starts again.
    const run = await stores.runs.lock(found);
    const mayHoldProcessed = run.payCount > run.pendingCount;
    return complete(stores, deps, { ...command, company: company.value, run, staged, mayHoldProcessed });
  });
}

/** Those that wait and were not left out, at most so many as are shared out at a time. */
async function stillPending(
  stores: PayStores,
  { id, pendingCount }: PayRun,
  leftOut: ReadonlySet<number>,
): Promise<readonly PendingPay[]> {
  if (pendingCount <= leftOut.size) return [];
  return (await stores.pays.pendingIn(id, SHARED_OUT + leftOut.size)).filter((pay) => !leftOut.has(pay.id));
}

/** In the order of their ids. Pays of one day stand on one context; those of another day are a later piece's turn. */
function piecesOf(pending: readonly PendingPay[]): readonly (readonly PendingPay[])[] {
  const pieces: (readonly PendingPay[])[] = [];
  // A final pay counts what the run pays the same person, of whatever day.
  const isAfterOthers = ({ isTermination, employeeId, payDate }: PendingPay): boolean =>
    isTermination && pending.some((other) => other.employeeId === employeeId && other.payDate !== payDate);
  const last = pending.filter(isAfterOthers);
  for (let left = [...pending.filter((pay) => !last.includes(pay)), ...last]; left.length > 0;) {
    const next = left.slice(0, PAYS_IN_A_PIECE);
    const isOfThatDay = ({ payDate }: PendingPay): boolean => payDate === next[0]!.payDate;
    pieces.push(next.filter(isOfThatDay));
    left = [...next.filter((pay) => !isOfThatDay(pay)), ...left.slice(PAYS_IN_A_PIECE)];
  }
  return pieces;
}

/** Pays of one employee stand on one another, so they are completed in their order. */
function haveNobodyInCommon(one: readonly PendingPay[], other: readonly PendingPay[]): boolean {
  const employees = new Set(other.map(({ employeeId }) => employeeId));
  return one.every(({ employeeId }) => !employees.has(employeeId));
}

function completeByItself(
  deps: PaysDependencies,
  command: ProcessPayRun,
  run: PayRun,
  piece: readonly PendingPay[],
): Promise<Result<Completed['held'], PaysRefusal>> {
  return allOrNothing(deps.unitOfWork, async (stores) => {
    const company = await companyOf(stores, command);
    if (!company.ok) return company;
    const completed = await completePiece(stores, deps, { ...command, company: company.value, run }, piece);
    return completed.ok ? accepted(completed.value.held) : completed;
  });
}

async function completePiece(
  stores: PayStores,
  deps: PaysDependencies,
  wanted: Omit<ToComplete, 'staged' | 'mayHoldProcessed'>,
  piece: readonly PendingPay[],
): Promise<Result<Completed, PaysRefusal>> {
  await lockPeople(
    stores,
    wanted.company,
    piece,
    piece.some(({ isTermination }) => isTermination),
  );
  // Somebody may have been faster while the locks were waited for.
  const staged = await stores.pays.stagedOf(piece.map(({ id }) => id));
  if (staged.length === 0) return accepted({ run: undefined, held: [] });
  return complete(stores, deps, { ...wanted, staged, mayHoldProcessed: true });
}

async function lockPeople(
  stores: PayStores,
  company: Company,
  pays: readonly Pick<StagedPay, 'employeeId'>[],
  ends: boolean,
): Promise<void> {
  // Seats are locked before employees in every unit of work, so that two of them cannot wait for each other.
  if (ends) await stores.seats.lock(company.customerId);
  const ids = [...new Set(pays.map(({ employeeId }) => employeeId))].sort((a, b) => a - b);
  await stores.roster.lockAll(company.id, ids);
}

interface ToComplete {
  readonly company: Company;
  readonly run: PayRun;
  readonly staged: readonly StagedPay[];
  /** Whether the run may hold processed pays of the employees, which are then taxed together with these. */
  readonly mayHoldProcessed: boolean;
  readonly asReviewed?: boolean;
}

async function complete(
  stores: PayStores,
  deps: PaysDependencies,
  { company, run, staged, mayHoldProcessed, asReviewed }: ToComplete,
): Promise<Result<Completed, PaysRefusal>> {
  const moment = deps.clock.now();
  const first = staged[0]!;
  const lines = staged.map(({ calculationInput }) => linesOf(calculationInput.input));
  const ids = [...new Set(staged.map(({ employeeId }) => employeeId))];
  const employees = new Map(
    (await stores.employees.ofIds(company.id, ids)).map((employee) => [employee.id, paidBy(employee, first.payPeriod)]),
  );
  const deleted = staged.findIndex(({ employeeId }) => employees.get(employeeId)?.isDeleted === true);
  if (deleted >= 0) {
    return refusal('pay/employee-deleted', 'The employee is deleted. Restore the record, or delete the staged pay.', {
      index: deleted,
    });
  }
  const employed = await employedInRun(stores, company, run, staged, [...employees.values()]);
  if (!employed.ok) return employed;
  const hasPayments = new Set(
    staged
      .filter((_pay, i) => lines[i]!.bonuses.length + lines[i]!.backPayments.length > 0)
      .map(({ employeeId }) => employeeId),
  );
  const leaving = new Set(
    staged.filter(({ calculationInput }) => calculationInput.termination !== null).map(({ employeeId }) => employeeId),
  );
  const { everyPayAsksForHistory } = countryPayroll(company.country);
  const context = await loadPayContext(stores, {
    company,
    payDate: first.payDate,
    employees: [...employees.values()],
    settles: false,
    rates: false,
    // A bonus or a back payment may be taxed with earlier pays.
    asksForPast: (id) => everyPayAsksForHistory || hasPayments.has(id),
    mayEnd: (id) => leaving.has(id),
    runs: 'look',
    // With the id 0 no statement looks for processed pays of the run: it has none.
    run: mayHoldProcessed ? run : { ...run, id: 0 },
  });
  const wanted = staged.map(({ employeeId, calculationInput, department, note }, index): WantedPay => ({
    index,
    employee: employees.get(employeeId)!,
    lines: lines[index]!,
    department,
    note,
    daysPaid: countryPayroll(calculationInput.country).daysPaid(calculationInput.input),
    superTiming: calculationInput.superTiming,
    termination: countryPayroll(calculationInput.country).terminationRequested(
      calculationInput,
      employees.get(employeeId)!,
    ),
    created: [],
    templates: [],
  }));
  const prepared = await calculateManyPays(deps, context, wanted, { redistributeTaxByGross: false });
  if (!prepared.ok) return prepared;
  const made = prepared.value.map((one, i) =>
    newPay({ ...one, payDate: staged[i]!.payDate, status: 'processed', moment }),
  );
  const held = asReviewed === true ? othersThanReviewed(staged, made) : [];
  const waits = new Set(held.map(({ employeeId }) => employeeId));
  const completed = prepared.value.map((one, i) => {
    const { id, version, createdAt, replacesPayId, payDate, employeeId } = staged[i]!;
    // Whoever looks at the run again sees what would be paid now.
    const pay = waits.has(employeeId) ? newPay({ ...one, payDate, status: 'pending', moment }) : made[i]!;
    return {
      pay: { ...pay, id, version, createdAt, replacesPayId, payRunId: run.id },
      calculationInput: one.calculated.calculationInput,
      staged: staged[i]!,
    };
  });
  const saved = await stores.pays.saveAll(completed);
  const isPaid = (_: unknown, i: number): boolean => saved[i]!.status === 'processed';
  const pays = saved.filter(isPaid);
  if (pays.length > 0) {
    await enterInLedger(stores, context, prepared.value.filter(isPaid), pays, moment);
    await stores.announcements.add(pays.map((pay) => payAnnouncement('pay.updated', pay)));
    const paidIds = ids.filter((id) => !waits.has(id));
    await clearWarningsOfPeriod(stores, context, paidIds, moment);
  }
  for (const pay of pays) {
    if (pay.termination === null) continue;
    const ended = await endEmployment(stores, company, pay, deps.clock);
    if (!ended.ok) return ended;
  }
  const [changed] = await changeRuns(stores, staged, saved);
  return accepted({ run: changed, held });
}

/** By employee: what would be paid now is not what stands in the run, which is what somebody has looked at. */
function othersThanReviewed(staged: readonly StagedPay[], made: readonly PayRecord[]): Completed['held'] {
  const other = new Map<number, string>();
  for (const [i, was] of staged.entries()) {
    const now = made[i]!;
    const changes = (['gross', 'tax', 'net', 'super'] as const)
      .filter((name) => !isZero(subtract(decimal(was[name]), decimal(now[name]))))
      .map((name) => `${name} ${asDollars(now[name])} instead of ${asDollars(was[name])}`);
    if (changes.length === 0 || other.has(was.employeeId)) continue;
    other.set(
      was.employeeId,
      `The pay has changed since the run was looked at: ${changes.join(', ')}. It waits with the new figures; look at it, and process the run again.`,
    );
  }
  return [...other].map(([employeeId, reason]) => ({
    employeeId,
    reason,
    items: staged
      .filter((pay) => pay.employeeId === employeeId)
      .map(({ id, payDate, calculationInput }) => ({
        ...{ id, employeeId, payDate },
        isTermination: calculationInput.termination !== null,
      })),
  }));
}

/** Whoever has left since the run was staged is not paid for days after the last one, nor before a job that begins anew. */
async function employedInRun(
  stores: PayStores,
  company: Company,
  { startDate, endDate }: PayRun,
  staged: readonly StagedPay[],
  employees: readonly Employee[],
): Promise<Result<undefined, PaysRefusal>> {
  const left = new Map([
    ...(await lastDays(stores, company, employees)),
    ...(await lastDaysBefore(stores, endDate, employees)),
  ]);
  for (const [index, { id, employeeId, calculationInput }] of staged.entries()) {
    const lastDay = left.get(employeeId);
    if (calculationInput.termination !== null || lastDay === undefined || lastDay >= startDate) continue;
    return refusal(
      'pay/after-last-day',
      `The last day of this employee is ${lastDay}, and pay ${id} is staged for ${startDate} to ${endDate}. Delete it; what is ` +
        'still owed is paid with a new pay.',
      { index },
    );
  }
  return accepted(undefined);
}
