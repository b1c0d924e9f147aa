import { setImmediate } from 'node:timers/promises';
import type { TransactionRunner } from './unit-of-work';

/** A transaction stays short, so that nobody waits for long and replicated databases take it. */
const MOST_CALLS = 32;

interface Call<C, R> {
  readonly command: C;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Many callers at a time, few units of work: while one runs, the calls that come in wait and are then done together. A
 * commit waits for the disk, and a statement for the network; together they wait once. Each is answered after the commit
 * that holds it. When work on several fails each is done by itself: no call fails for another's sake.
 */
export function gatherCalls(runner: Pick<TransactionRunner, 'refuseNested'>) {
  return <C, R>(work: (commands: readonly C[]) => Promise<readonly R[]>): ((command: C) => Promise<R>) => {
    const waiting: Call<C, R>[] = [];
    let isWorking = false;

    const done = async (calls: readonly Call<C, R>[]): Promise<void> => {
      try {
        const results = await work(calls.map(({ command }) => command));
        calls.forEach(({ resolve }, place) => resolve(results[place]!));
      } catch (error) {
        if (calls.length === 1) calls[0]!.reject(error);
        else for (const call of calls) await done([call]);
      }
    };

    /**
     * Requests that have arrived get as far as this queue first; the embedded driver would otherwise answer one before
     * the next is looked at, and a call that waited for the last commit would be done alone while those that were
     * answered by it ask again. While each look at the sockets brings more, the next one may too.
     */
    const allOnTheWay = async (): Promise<void> => {
      for (let before = 0; before < waiting.length && waiting.length < MOST_CALLS;) {
        before = waiting.length;
        // The first comes before the sockets are looked at again, the second after.
        await setImmediate();
        await setImmediate();
      }
    };

    const workThrough = async (): Promise<void> => {
      isWorking = true;
      while (waiting.length > 0) {
        await allOnTheWay();
        await done(waiting.splice(0, MOST_CALLS));
      }
      isWorking = false;
    };

    return (command) => {
      runner.refuseNested();
      return new Promise((resolve, reject) => {
        waiting.push({ command, resolve, reject });
        if (!isWorking) void workThrough();
      });
    };
  };
}
