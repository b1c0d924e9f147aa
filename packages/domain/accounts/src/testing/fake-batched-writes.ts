import type { BatchedWrites } from '../ports/batched-writes';

/** Calls of the same turn are done together; when that fails, each by itself. */
export function fakeBatchedWrites(): BatchedWrites {
  return <C, R>(work: (commands: readonly C[]) => Promise<readonly R[]>) => {
    let waiting: { command: C; resolve: (result: R) => void; reject: (error: unknown) => void }[] = [];
    const done = async (calls: typeof waiting): Promise<void> => {
      try {
        const results = await work(calls.map(({ command }) => command));
        calls.forEach(({ resolve }, index) => resolve(results[index]!));
      } catch (error) {
        if (calls.length === 1) calls[0]!.reject(error);
        else for (const call of calls) await done([call]);
      }
    };
    return (command: C) =>
      new Promise<R>((resolve, reject) => {
        waiting.push({ command, resolve, reject });
        if (waiting.length > 1) return;
        void Promise.resolve().then(() => {
          const calls = waiting;
          waiting = [];
          return done(calls);
        });
      });
  };
}
