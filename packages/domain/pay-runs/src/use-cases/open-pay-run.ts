import type { Company } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import type { PayRun, WorkedPayRun } from '../domain/pay-run';
import { notAPeriod } from '../domain/not-a-period';
import type { PaysRefusal } from '../domain/pays-refusal';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import { stagePays } from './stage-pays';
import { periodOfRun } from './pay-context';
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
    return stagePays(stores, { company, run, payDate: command.payDate, employeeIds, batch, moment: deps.clock.now() });
  });
}
