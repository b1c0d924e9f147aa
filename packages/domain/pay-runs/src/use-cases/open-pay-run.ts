import type { Company } from '@anz-payroll/companies';
import { accepted, type CivilDate, type Result } from 'payroll-core';
import type { PayRun, WorkedPayRun } from '../domain/pay-run';
import { countryPayroll } from '../countries/registered-countries';
import { notAPeriod } from '../domain/not-a-period';
import type { PaysRefusal } from '../domain/pays-refusal';
import { refusedPay } from '../domain/refused-calculation';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import { stageNewRun, stagePays, type PaysToStage } from './stage-pays';
import { periodOfRun } from './pay-context';
import type { PaysDependencies } from './pays-dependencies';
import type { OpenPayRun } from './pays-use-cases';
import { isAboutTheRun, leavingOut, namesOfLeftOut, type RefusedEmployee } from './leave-out';
import { PAYS_IN_A_PIECE, workThrough } from './pieces-of-a-run';
import { payRunOf } from './read-pays';
import type { NewPayRun, PayStores } from '../ports';

/**
 * Opens the run and stages a pending pay for every active pay recipient of its period that has none. Whoever cannot be
 * paid is left out and listed with the reason; opening the run again tries them once more.
 */
export function openPayRun(deps: PaysDependencies) {
  return async (command: OpenPayRun): Promise<Result<WorkedPayRun, PaysRefusal>> => {
    const atOnce = await openAndStage(deps, command);
    if (atOnce.ok && atOnce.value !== undefined) return accepted({ ...atOnce.value, leftOut: [] });
    // Nobody could be paid in it, so it is not opened.
    if (!atOnce.ok && isAboutTheRun(atOnce.error)) return atOnce;
    // Somebody cannot be paid, or there are more people than one unit of work takes: the run first, then piece by piece.
    const opened = await allOrNothing(deps.unitOfWork, async (stores) => {
      const company = await companyOf(stores, command);
      if (!company.ok) return company;
      const active = await stores.roster.activeIn(company.value.id);
      const law = countryPayroll(company.value.country).lawOn(command.payDate);
      if (!law.ok && active.length > 0) return refusedPay(law.error);
      const run = await openRun(stores, company.value, command);
      return run.ok ? accepted({ company: company.value, run: run.value, active }) : run;
    });
    if (!opened.ok) return opened;
    const { company, run, active } = opened.value;
    const pieces: (readonly Recipient[])[] = [];
    for (let from = 0; from < active.length; from += PAYS_IN_A_PIECE) {
      pieces.push(active.slice(from, from + PAYS_IN_A_PIECE).map((employeeId) => ({ employeeId })));
    }
    const refused: RefusedEmployee<Recipient>[] = [];
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

/** Most employers have few people: their run is opened and staged by one unit of work, with one commit. */
function openAndStage(deps: PaysDependencies, command: OpenPayRun): Promise<Result<PayRun | undefined, PaysRefusal>> {
  return workOnRunAtOnce(deps, command, async (stores, staging, run) => {
    const staged = await ('id' in run
      ? stagePays(stores, { ...staging, run })
      : stageNewRun(stores, { ...staging, run }));
    if (staged.ok && staged.value !== undefined) {
      await stores.announcements.note?.({ type: 'pay-run', id: staged.value.id });
    }
    return staged;
  });
}

/**
 * One unit of work for everybody whom the run may pay, with their records locked, and for the run that the command names: as it
 * is stored, or as it is to be opened. Undefined where there are more people than one unit of work takes, or where the work
 * answers so; nothing is left behind where anything is refused.
 */
export function workOnRunAtOnce(
  deps: PaysDependencies,
  command: OpenPayRun,
  work: (
    stores: PayStores,
    staging: Omit<PaysToStage, 'run'>,
    run: PayRun | NewPayRun,
  ) => Promise<Result<PayRun | undefined, PaysRefusal>>,
): Promise<Result<PayRun | undefined, PaysRefusal>> {
  return allOrNothing(deps.unitOfWork, async (stores): Promise<Result<PayRun | undefined, PaysRefusal>> => {
    const company = await companyOf(stores, command);
    if (!company.ok) return company;
    const employeeIds = await stores.roster.activeIn(company.value.id);
    if (employeeIds.length > PAYS_IN_A_PIECE) return accepted(undefined);
    // People are locked before the run in every unit of work, so that two of them cannot wait for each other.
    await stores.roster.lockAll(company.value.id, employeeIds);
    const wanted = runWanted(company.value, command);
    if (!wanted.ok) return wanted;
    const { run, day } = wanted.value;
    const there = await stores.runs.holding(company.value.id, run.payPeriod, day);
    const batch = deps.batchIds.next();
    const { payDate } = command;
    const staging = { company: company.value, payDate, employeeIds, batch, moment: deps.clock.now() };
    return work(stores, staging, there ?? run);
  });
}

async function openRun(stores: PayStores, company: Company, command: OpenPayRun): Promise<Result<PayRun, PaysRefusal>> {
  const wanted = runWanted(company, command);
  return wanted.ok ? accepted(await stores.runs.findOrOpen(wanted.value.run, wanted.value.day)) : wanted;
}

interface RunWanted {
  readonly run: NewPayRun;
  /** A run that was opened under an earlier calendar is found by it. */
  readonly day: CivilDate;
}

function runWanted({ id, details }: Company, command: OpenPayRun): Result<RunWanted, PaysRefusal> {
  const { payPeriod, payDate, customerId } = command;
  const unfit = notAPeriod(details, payPeriod, command.periodEnd);
  if (unfit !== undefined) return { ok: false, error: unfit };
  const period = periodOfRun(details, payPeriod, command);
  const day = payDate >= period.startDate && payDate <= period.endDate ? payDate : period.endDate;
  return accepted({ run: { customerId, companyId: id, payPeriod, payDate, ...period }, day });
}

function stage(
  deps: PaysDependencies,
  company: Company,
  run: PayRun,
  command: OpenPayRun,
  employeeIds: readonly number[],
): Promise<Result<undefined, PaysRefusal>> {
  const batch = deps.batchIds.next();
  return allOrNothing(deps.unitOfWork, async (stores) => {
    await stores.roster.lockAll(company.id, employeeIds);
    const { payDate } = command;
    const staged = await stagePays(stores, { company, run, payDate, employeeIds, batch, moment: deps.clock.now() });
    return staged.ok ? accepted(undefined) : staged;
  });
}
