import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { OurQueue } from './our-queue';

export interface Shared {
  readonly deliveries: number;
  readonly perSecond: number;
  readonly twice: number;
}

/** Four processes of the dispatcher empty one queue, and the listener counts what came more than once. */
export async function shareAmongFour(queue: OurQueue, count: number, listener: Worker): Promise<Shared> {
  listener.postMessage('forget');
  await once(listener, 'message');
  await queue.enqueue(count);
  const script = join(__dirname, '..', '..', '..', '..', 'outbox-dispatcher', 'dist', 'main.js');
  const started = Date.now();
  const workers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, [script], {
      env: { PATH: process.env['PATH'] ?? '', ...queue.environment },
      stdio: 'ignore',
    }),
  );
  while ((await queue.waiting()) > 0 && Date.now() - started < 300_000) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const perSecond = count / ((Date.now() - started) / 1000);
  const ended = workers.map((worker) => once(worker, 'exit'));
  for (const worker of workers) worker.kill('SIGTERM');
  await Promise.all(ended);
  listener.postMessage('count');
  const [{ distinct, twice }] = (await once(listener, 'message')) as [{ distinct: number; twice: number }];
  if (distinct < count) throw new Error(`Only ${distinct} of ${count} deliveries arrived`);
  return { deliveries: distinct, perSecond, twice };
}
