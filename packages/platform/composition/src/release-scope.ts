import { AsyncContext } from '@anz-payroll/kernel/async-context';
import type { Announcements, UnitOfWork } from '@anz-payroll/kernel';

/** The pay run that was approved, as it was then. */
export interface ApprovedRun {
  readonly companyId: number;
  readonly payRunId: number;
  readonly version: number;
}

/** What was approved is not what is there any more; nothing was stored. */
export class ApprovedRunChanged extends Error {}

/** What was taken for something that releases nothing would have announced a change; nothing was stored. */
export class WouldAnnounce extends Error {}

interface RunReader {
  readonly runs: { find(companyId: number, id: number): Promise<{ readonly version: number } | undefined> };
}

interface PaysReader {
  readonly pays: { ofRun(companyId: number, payRunId: number): Promise<unknown> };
}

/** Holds what is released to what was approved, and tells whether any of it was stored. */
export interface ReleaseScope {
  run<T>(run: ApprovedRun | undefined, work: () => Promise<T>): Promise<T>;
  /** For work that releases nothing, such as the answer to a repeated request. Work that would announce a change ends with `WouldAnnounce`. */
  unannounced<T>(work: () => Promise<T>): Promise<T>;
  /** Whether a transaction of the work that is under way has stored a change. */
  hasStored(): boolean;
  /** Whether the work that is under way releases a run as it was approved. */
  isOfRun(): boolean;
  /** The same unit of work; a release tells of it whether anything was stored. */
  over<S>(unitOfWork: UnitOfWork<S>): UnitOfWork<S>;
  /** The same stores: pays that are read to be paid are those of the run as it was approved, or nothing is paid. */
  overPays<S extends PaysReader>(stores: S, runs: RunReader['runs']): S;
  /** The same unit of work; its first one in a release sees the run as it was approved, or stores nothing. */
  overRuns<S extends RunReader>(unitOfWork: UnitOfWork<S>): UnitOfWork<S>;
  announcing(announcements: Announcements): Announcements;
}

interface Scope {
  readonly run: ApprovedRun | undefined;
  readonly isUnannounced: boolean;
  isEntered: boolean;
  hasStored: boolean;
}

async function holdToApproved(run: ApprovedRun, runs: RunReader['runs']): Promise<void> {
  const present = await runs.find(run.companyId, run.payRunId);
  if (present?.version !== run.version) throw new ApprovedRunChanged();
}

export function releaseScope(): ReleaseScope {
  const releases = new AsyncContext<Scope>();
  /** One for each unit of work: several of a release may be open at a time. */
  const units = new AsyncContext<{ hasChanged: boolean }>();
  const watched = async <T>(scope: Scope, work: () => Promise<T>): Promise<T> => {
    const unit = { hasChanged: false };
    const result = await units.run(unit, work);
    if (unit.hasChanged) scope.hasStored = true;
    return result;
  };
  return {
    run: (run, work) => releases.run({ run, isUnannounced: false, isEntered: false, hasStored: false }, work),
    unannounced: (work) =>
      releases.run({ run: undefined, isUnannounced: true, isEntered: false, hasStored: false }, work),
    hasStored: () => releases.current()?.hasStored === true,
    isOfRun: () => releases.current()?.run !== undefined,
    over: (unitOfWork) => ({
      run: (work) => {
        const scope = releases.current();
        return scope === undefined ? unitOfWork.run(work) : watched(scope, () => unitOfWork.run(work));
      },
    }),
    overPays: (stores, runs) => ({
      ...stores,
      pays: {
        ...stores.pays,
        ofRun: async (companyId, payRunId) => {
          const pays = await stores.pays.ofRun(companyId, payRunId);
          const run = releases.current()?.run;
          // After the pays were read: whoever changed one of them has changed the run with it.
          if (run?.companyId === companyId && run.payRunId === payRunId) await holdToApproved(run, runs);
          return pays;
        },
      },
    }),
    overRuns: (unitOfWork) => ({
      run: (work) => {
        const scope = releases.current();
        if (scope === undefined) return unitOfWork.run(work);
        const { run, isEntered } = scope;
        scope.isEntered = true;
        if (run === undefined || isEntered) return watched(scope, () => unitOfWork.run(work));
        return watched(scope, () =>
          unitOfWork.run(async (stores) => {
            // Read in the transaction that changes it: whoever changes the run at the same moment makes one of both begin again.
            await holdToApproved(run, stores.runs);
            return work(stores);
          }),
        );
      },
    }),
    announcing: (announcements) => ({
      add: async (events) => {
        if (releases.current()?.isUnannounced === true && events.length > 0) throw new WouldAnnounce();
        await announcements.add(events);
        const unit = units.current();
        if (unit !== undefined && events.length > 0) unit.hasChanged = true;
      },
    }),
  };
}
