import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sender } from '@anz-payroll/webhook-outbox';
import type { Side } from './side';
import { concurrency, job, sendSigned, type Job } from './signed-request';

interface PlainJob {
  better(database: object): object;
  defineQueue(options: object): { addMany(type: string, data: readonly unknown[]): void; close(): void };
  defineWorker(
    type: string,
    work: (job: { data: string }) => Promise<void>,
    options: object,
  ): { start(): Promise<void>; stop(): Promise<void> };
}

/** The driver that the package of the database brings with it. */
const Libsql = createRequire(require.resolve('@anz-payroll/persistence-typeorm'))('libsql') as new (file: string) => {
  pragma(text: string): unknown;
};

const silent = { error: ignore, warn: ignore, info: ignore, debug: ignore };

function ignore(): void {
  // Its workers write a line for every step.
}

/**
 * plainjob on SQLite, by the same driver as ours and with the same durability: it asks for less itself (synchronous =
 * NORMAL), so that is put right after it has opened its queue.
 */
export async function plainJobQueue(peers: NodeJS.Require, sender: Sender, listenerUrl: string): Promise<Side> {
  const plainjob = peers('plainjob') as PlainJob;
  const folder = await mkdtemp(join(tmpdir(), 'payroll-bench-'));
  const database = new Libsql(join(folder, 'plainjob.sqlite'));
  const queue = plainjob.defineQueue({ connection: plainjob.better(database), logger: silent });
  database.pragma('synchronous = FULL');
  return {
    name: 'plainjob on SQLite (synchronous FULL)',
    deliver: async (count) => {
      for (let from = 0; from < count; from += 200) {
        const jobs = Array.from({ length: Math.min(200, count - from) }, (_, n) => job(listenerUrl, from + n));
        queue.addMany('deliver', jobs);
      }
      const work = ({ data }: { data: string }) => sendSigned(sender, JSON.parse(data) as Job);
      let done = 0;
      let workers: ReturnType<PlainJob['defineWorker']>[] = [];
      await new Promise<void>((resolve, reject) => {
        const onCompleted = (): void => {
          if (++done === count) resolve();
        };
        const onFailed = (_job: unknown, why: string): void => reject(new Error(why));
        workers = Array.from({ length: concurrency }, () =>
          plainjob.defineWorker('deliver', work, { queue, logger: silent, onCompleted, onFailed }),
        );
        for (const worker of workers) worker.start().catch(reject);
      });
      await Promise.all(workers.map((worker) => worker.stop()));
    },
    close: async () => {
      queue.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
