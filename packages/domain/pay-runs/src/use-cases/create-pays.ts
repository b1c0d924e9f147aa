import { localDay } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import type { CreatePays } from '../domain/pay-command';
import type { PayRecord } from '../domain/pay-record';
import type { PayRun } from '../domain/pay-run';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { PayStores } from '../ports';
import { allOrNothing, answeredOnce, type Kept } from './all-or-nothing';
import { companyOf } from './company-of';
import { at, calculateManyPays, type PreparedPay } from './calculate-pays';
import { endEmployment } from './end-employment';
import { laterOfYear, withLaterPays } from '../domain/later-pays';
import { countryPayroll } from '../countries/registered-countries';
import { loadPays } from './load-pays';
import type { PayContext } from './pay-context';
import { paysAsAt } from './pays-as-at';
import { changeRuns, savePays } from './save-pays';
import type { PaysDependencies } from './pays-dependencies';
import type { CreatedPays } from './pays-use-cases';
import { isGiven } from '../domain/is-given';
import { withWarnings } from '../domain/with-warnings';

/** All the pays of a request or none: one unit of work, written in chunks. */
export function createPays(deps: PaysDependencies) {
  return createPaysGuarded(deps, () => Promise.resolve(accepted(undefined)));
}

/** The same, unless the guard refuses once the employees are locked. */
export function createPaysGuarded(
  deps: PaysDependencies,
  guard: (stores: PayStores) => Promise<Result<undefined, PaysRefusal>>,
) {
  return async (command: CreatePays): Promise<Result<CreatedPays, PaysRefusal>> => {
    if (command.items.length === 0) return refusal('pay/empty-request', 'The list of pays is empty.');
    const batch = deps.batchIds.next();
    let isFirstTry = true;
    return allOrNothing(deps.unitOfWork, async (stores) => {
      // A commit whose answer was lost has happened all the same.
      const made = isFirstTry ? [] : await stores.pays.ofBatch(batch);
      isFirstTry = false;
      if (made.length > 0) return accepted({ pays: made, replayed: false });
      return answeredOnce(
        stores,
        command,
        async () => {
          const created = await createIn(stores, deps, command, batch, guard);
          return created.ok ? accepted({ pays: created.value }) : created;
        },
        answerKept(stores, batch),
      );
    });
  };
}

/** An answer is one encrypted text in the database; that of a very long request is told by its batch instead. */
const MOST_PAYS_IN_ANSWER = 1000;

function answerKept(stores: PayStores, batch: string): Kept<Pick<CreatedPays, 'pays'>> {
  return {
    asKept: ({ pays }) => (pays.length > MOST_PAYS_IN_ANSWER ? { batch } : { pays }),
    fromKept: async (answer) => {
      const told = answer as { readonly pays: readonly PayRecord[] } | { readonly batch: string };
      return 'batch' in told ? { pays: await stores.pays.ofBatch(told.batch) } : told;
    },
  };
}

async function createIn(
  stores: PayStores,
  deps: PaysDependencies,
  command: CreatePays,
  batch: string,
  guard: (stores: PayStores) => Promise<Result<undefined, PaysRefusal>>,
): Promise<Result<readonly PayRecord[], PaysRefusal>> {
  const found = await companyOf(stores, command);
  if (!found.ok) return found;
  const company = found.value;
  const moment = deps.clock.now();
  const { items } = command;
  const ends = items.some(({ termination }) => isGiven(termination));
  // Seats are locked before employees in every unit of work, so that two of them cannot wait for each other.
  if (ends) await stores.seats.lock(company.customerId);
  const loaded = await loadPays(stores, {
    company,
    payDate: command.payDate ?? localDay(moment, company.details.timezone),
    identifierType: command.identifierType,
    items,
    standing: 'of-a-request',
    periodEnd: command.periodEnd,
    period: command.period,
    runs: 'open',
    lock: true,
  });
  if (!loaded.ok) return loaded;
  const guarded = await guard(stores);
  if (!guarded.ok) return guarded;
  const { context, wanted } = loaded.value;
  const redistributeTaxByGross = command.redistributeTaxByGross ?? true;
  const prepared = await calculateManyPays(deps, context, wanted, { redistributeTaxByGross });
  if (!prepared.ok) return prepared;
  const pays = await savePays(stores, context, prepared.value, { batch, status: 'processed', moment });
  for (const [index, pay] of pays.entries()) {
    if (pay.termination === null) continue;
    const ended = await endEmployment(stores, company, pay, deps.clock);
    if (!ended.ok) return at(index, ended.error);
  }
  const runs = await changeRuns(stores, [], pays);
  return accepted(await besideStaged(stores, runs, await toldAsAt(stores, context, pays, prepared.value)));
}

/** Processing the run pays the staged pay too; where only one of the two is meant, nobody may look at the run before. */
async function besideStaged(
  stores: PayStores,
  runs: readonly PayRun[],
  pays: readonly PayRecord[],
): Promise<readonly PayRecord[]> {
  const staged = new Map<string, number>();
  for (const { id, pendingCount } of runs) {
    if (pendingCount === 0) continue;
    const employeeIds = pays.filter(({ payRunId }) => payRunId === id).map(({ employeeId }) => employeeId);
    for (const { pay } of await stores.pays.ofRun(id, employeeIds, 'pending')) {
      if (pay.termination === null) staged.set(keyOf(pay), pay.id);
    }
  }
  if (staged.size === 0) return pays;
  return pays.map((pay) => {
    const payId = staged.get(keyOf(pay));
    if (payId === undefined) return pay;
    const message = `Pay ${payId} is staged for this employee in the same run, and processing the run pays it too. Where one pay is meant, delete pay ${payId}.`;
    return withWarnings(pay, [{ code: 'pay/staged-beside', message, details: { pay_ids: String(payId) } }]);
  });
}

function keyOf({ payRunId, employeeId }: Pick<PayRecord, 'payRunId' | 'employeeId'>): string {
  return `${payRunId} ${employeeId}`;
}

/**
 * A pay for a day before others is told as at its day, as reading it tells it, and names the later pays: what their
 * payslips say of year to date and leave is no longer what it was when they were handed out.
 */
async function toldAsAt(
  stores: PayStores,
  { company, year, later }: PayContext,
  pays: readonly PayRecord[],
  prepared: readonly PreparedPay[],
): Promise<readonly PayRecord[]> {
  if (later.size === 0) return pays;
  const told = await paysAsAt(stores, company, pays);
  const payroll = countryPayroll(company.country);
  return told.map((pay, i) => {
    const entries = later.get(pay.employeeId) ?? [];
    const ofYear = laterOfYear(entries, year.name);
    const added = prepared[i]!.outcome().figures;
    const warnings = ofYear.length === 0 ? [] : (payroll.ofLaterPays?.(pay, added, ofYear) ?? []);
    return withWarnings(withLaterPays(pay, entries), warnings);
  });
}
