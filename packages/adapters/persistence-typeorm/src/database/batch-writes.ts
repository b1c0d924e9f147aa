import { setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { TransactionRunner } from './unit-of-work';

/** A transaction stays short, so that nobody waits for long and replicated databases take it. */
const MOST_CALLS = 32;
/** While a server works on one batch, the next one is prepared and sent; more at a time would be smaller ones. */
const MOST_ON_A_SERVER = 2;

/**
 * Many callers at a time, few units of work: while one runs, the calls that come in wait and are then done together. A
 * commit waits for the disk, and a statement for the network; together they wait once. Each is answered after the commit
 * that holds it. When work on several fails each is done by itself: no call fails for another's sake. A database that takes
 * several writers at a time gets two batches at a time where they are independent.
 */
export function batchWrites(runner: Pick<TransactionRunner, 'refuseNested'>, takesSeveralWriters: boolean) {
  return <C, R>(
    work: (commands: readonly C[]) => Promise<readonly R[]>,
    { areIndependent = false }: { readonly areIndependent?: boolean } = {},
  ): ((command: C) => Promise<R>) => {
    const mostUnderWay = areIndependent && takesSeveralWriters ? MOST_ON_A_SERVER : 1;
    const batches: (() => void)[] = [];
    let waiting = 0;
    let underWay = 0;

    const loader = new DataLoader<C, R>(
      async (commands) => {
        waiting -= commands.length;
        try {
          return await eachDone(work, commands);
        } finally {
          underWay -= 1;
          void next();
        }
      },
      {
        cache: false,
        maxBatchSize: MOST_CALLS,
        batchScheduleFn: (dispatch) => {
          batches.push(dispatch);
          void next();
        },
      },
    );

    /**
     * Requests that have arrived get as far as this queue first; the embedded driver would otherwise answer one before
     * the next is looked at, and a call that waited for the last commit would be done alone while those that were
     * answered by it ask again. While each look at the sockets brings more, the next one may too.
     */
    const allOnTheWay = async (): Promise<void> => {
      for (let before = 0; before < waiting && waiting < MOST_CALLS;) {
        before = waiting;
        // The first comes before the sockets are looked at again, the second after.
        await setImmediate();
        await setImmediate();
      }
    };

    const next = async (): Promise<void> => {
      const dispatch = underWay < mostUnderWay ? batches.shift() : undefined;
      if (dispatch === undefined) return;
      underWay += 1;
      await allOnTheWay();
      dispatch();
    };

    return (command) => {
      runner.refuseNested();
      waiting += 1;
      return loader.load(command);
    };
  };
}

async function eachDone<C, R>(
  work: (commands: readonly C[]) => Promise<readonly R[]>,
  commands: readonly C[],
): Promise<readonly (R | Error)[]> {
  try {
    return await work(commands);
  } catch (error) {
    if (commands.length === 1) throw error;
    const results: (R | Error)[] = [];
    for (const command of commands) {
      const [result] = await eachDone(work, [command]).catch((failure: unknown) => [
        failure instanceof Error ? failure : new Error(String(failure)),
      ]);
      results.push(result!);
    }
    return results;
  }
}
