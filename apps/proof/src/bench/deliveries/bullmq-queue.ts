import type { Sender } from '@anz-payroll/webhook-outbox';
import type { Side } from './side';
import { concurrency, job, sendSigned, type Job } from './signed-request';

interface BullMq {
  readonly Queue: new (name: string, options: object) => Queue;
  readonly Worker: new (name: string, work: (job: { data: Job }) => Promise<void>, options: object) => Worker;
}

interface Queue {
  addBulk(jobs: readonly object[]): Promise<unknown>;
  obliterate(options: { force: boolean }): Promise<void>;
  close(): Promise<void>;
}

interface Worker {
  run(): Promise<void>;
  on(event: 'completed', then: () => void): unknown;
  close(): Promise<void>;
}

interface Redis {
  config(get: 'GET', name: string): Promise<readonly string[]>;
  quit(): Promise<unknown>;
}

/** BullMQ on the Redis in `redisUrl`, with whatever durability that server has. */
export async function bullMqQueue(
  peers: NodeJS.Require,
  redisUrl: string,
  sender: Sender,
  listenerUrl: string,
): Promise<Side> {
  const { Queue, Worker } = peers('bullmq') as BullMq;
  const { Redis } = peers('ioredis') as { Redis: new (url: string, options: object) => Redis };
  const connect = () => new Redis(redisUrl, { maxRetriesPerRequest: null });
  const ours = connect();
  const [, log = 'no'] = await ours.config('GET', 'appendonly');
  const [, sync = ''] = await ours.config('GET', 'appendfsync');
  const name = `payroll-bench-${process.pid}`;
  const queue = new Queue(name, { connection: ours, defaultJobOptions: { removeOnComplete: true } });
  return {
    name: `BullMQ on Redis (${log === 'yes' ? `log written ${sync}` : 'kept in memory, no log'})`,
    deliver: async (count) => {
      for (let from = 0; from < count; from += 200) {
        const each = Array.from({ length: Math.min(200, count - from) }, (_, n) => job(listenerUrl, from + n));
        await queue.addBulk(each.map((made) => ({ name: 'deliver', data: made })));
      }
      const connection = connect();
      const work = ({ data }: { data: Job }) => sendSigned(sender, data);
      const worker = new Worker(name, work, { connection, concurrency, autorun: false });
      let done = 0;
      const finished = new Promise<void>((resolve) => {
        worker.on('completed', () => {
          if (++done === count) resolve();
        });
      });
      void worker.run();
      await finished;
      await worker.close();
      await connection.quit();
    },
    close: async () => {
      await queue.obliterate({ force: true });
      await queue.close();
      await ours.quit();
    },
  };
}
