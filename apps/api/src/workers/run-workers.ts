import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Settings } from '@anz-payroll/configuration';
import { countForWorkers, memoryLimiter } from '@anz-payroll/http-kit/limits';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { startWorkerMetrics } from '@anz-payroll/http-kit/server';

/** What the first worker says when it serves: where, and how to try it. */
export interface Started {
  readonly kind: 'started';
  readonly address: string;
  readonly tryIt: readonly string[];
}

/** A worker that keeps dying is started again ever more slowly. */
const RESTART_MS = [0, 1_000, 5_000, 30_000];
/** A worker that dies after this long without another death is started again at once. */
const CALM_MS = 60_000;

export function tellStarted(address: string, tryIt: readonly string[]): void {
  const message: Started = { kind: 'started', address, tryIt };
  // Without a primary there is nobody to tell: the worker ends by itself when the channel closes.
  process.send?.(message, undefined, undefined, () => {});
}

/**
 * The primary process: starts the workers, counts the rate limits they share where there is no Redis, gathers their
 * metrics, replaces a worker that dies and stops all of them. It serves no request and opens no database.
 */
export async function runWorkers(
  settings: Settings,
  count: number,
  log: Logger,
): Promise<
  { readonly started: Started; readonly metricsAddress: string | undefined; stop(): Promise<void> } | 'refused'
> {
  let stopping = false;
  let deaths: number[] = [];
  const limiter = memoryLimiter(() => performance.now());
  countForWorkers(limiter);
  const metrics = await startWorkerMetrics(settings);

  // The first one migrates and brings in the demo; the others find both done.
  const first = cluster.fork();
  const started = await startedOrGone(first);
  if (started === undefined) {
    await metrics?.close();
    return 'refused';
  }
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return;
    const now = performance.now();
    deaths = [...deaths.filter((at) => at > now - CALM_MS), now];
    const wait = RESTART_MS[Math.min(deaths.length - 1, RESTART_MS.length - 1)]!;
    log.error('a worker died and is replaced', { worker: worker.process.pid, code, signal, after_ms: wait });
    setTimeout(() => {
      if (!stopping) fork();
    }, wait);
  });
  const fork = () => cluster.fork({ DEMO_SEED: 'off' });
  await Promise.all(Array.from({ length: count - 1 }, () => startedOrGone(fork())));

  return {
    started,
    metricsAddress: metrics?.address,
    async stop() {
      stopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(
        workers.map(async (worker) => {
          if (worker.isDead()) return;
          worker.process.kill('SIGTERM');
          await once(worker, 'exit');
        }),
      );
      await metrics?.close();
      await limiter.close();
    },
  };
}

/** A worker that cannot start has said why on standard error. */
function startedOrGone(worker: Worker): Promise<Started | undefined> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve(undefined));
    worker.on('message', (message: Started) => {
      if (message.kind === 'started') resolve(message);
    });
  });
}
