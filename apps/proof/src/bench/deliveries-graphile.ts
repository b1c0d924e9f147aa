import { Logger, makeWorkerUtils, run, type Runner } from 'graphile-worker';
import type { Sender } from 'webhook-outbox';

/**
 * The same requests through graphile-worker on PostgreSQL: jobs added in batches, kept durably, sent under the same
 * limit, completions and claims batched as its authors advise for speed.
 */
export async function openGraphileQueue(
  connectionString: string,
  send: (sender: Sender, delivery: number) => Promise<void>,
  concurrency: number,
) {
  const utils = await makeWorkerUtils({ connectionString, schema: 'payroll_bench' });
  await utils.migrate();
  return {
    deliver: async (sender: Sender, count: number): Promise<void> => {
      let done = 0;
      let runner: Runner | undefined;
      const finished = new Promise<void>((resolve) => {
        const deliver = async (payload: unknown): Promise<void> => {
          await send(sender, (payload as { delivery: number }).delivery);
          if (++done === count) resolve();
        };
        void (async () => {
          for (let from = 0; from < count; from += 200) {
            const jobs = Array.from({ length: Math.min(200, count - from) }, (_, each) => ({
              identifier: 'deliver',
              payload: { delivery: from + each, body: 'x'.repeat(1600) },
            }));
            await utils.addJobs(jobs);
          }
          runner = await run({
            connectionString,
            schema: 'payroll_bench',
            concurrency,
            noHandleSignals: true,
            taskList: { deliver },
            logger: quietLogger(),
            preset: { worker: { localQueue: { size: 500 }, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
          });
        })();
      });
      await finished;
      // Stopping writes the last completions: only then is everything recorded.
      await runner?.stop();
    },
    close: async () => {
      await utils.withPgClient((client) => client.query('DROP SCHEMA IF EXISTS payroll_bench CASCADE'));
      await utils.release();
    },
  };
}

function quietLogger() {
  return new Logger(() => () => undefined);
}
