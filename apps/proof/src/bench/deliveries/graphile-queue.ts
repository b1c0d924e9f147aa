import { Logger, makeWorkerUtils, run, type Runner } from 'graphile-worker';
import type { Sender } from '@anz-payroll/webhook-outbox';
import type { Side } from './side';
import { concurrency, job, sendSigned, type Job } from './signed-request';

const schema = 'payroll_bench';

/**
 * The same requests through graphile-worker on PostgreSQL: jobs added in batches, kept durably, sent under the same
 * limit, completions and claims batched as its authors advise for speed.
 */
export async function graphileQueue(connectionString: string, sender: Sender, listenerUrl: string): Promise<Side> {
  const utils = await makeWorkerUtils({ connectionString, schema });
  await utils.migrate();
  const durability = await utils.withPgClient(async (client) => {
    const { rows } = await client.query<{ synchronous_commit: string }>('SHOW synchronous_commit');
    return rows[0]?.synchronous_commit ?? 'unknown';
  });
  return {
    name: `graphile-worker on PostgreSQL (synchronous_commit ${durability})`,
    deliver: async (count) => {
      for (let from = 0; from < count; from += 200) {
        await utils.addJobs(
          Array.from({ length: Math.min(200, count - from) }, (_, each) => ({
            identifier: 'deliver',
            payload: job(listenerUrl, from + each),
          })),
        );
      }
      let done = 0;
      let ended: () => void;
      const finished = new Promise<void>((resolve) => (ended = resolve));
      const deliver = async (payload: unknown): Promise<void> => {
        await sendSigned(sender, payload as Job);
        if (++done === count) ended();
      };
      const runner: Runner = await run({
        connectionString,
        schema,
        concurrency,
        noHandleSignals: true,
        taskList: { deliver },
        logger: new Logger(() => () => undefined),
        preset: { worker: { localQueue: { size: 500 }, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      });
      await finished;
      // Stopping writes the last completions: only then is everything recorded.
      await runner.stop();
    },
    close: async () => {
      await utils.withPgClient((client) => client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`));
      await utils.release();
    },
  };
}
