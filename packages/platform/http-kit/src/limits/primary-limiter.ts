import cluster, { type Worker } from 'node:cluster';
import { answerLimit, remoteLimiter } from './remote-limiter';
import type { Limiter } from './limiter';

/** Counts for all workers of one machine: the primary process holds the counts, workers ask it. */
export function primaryLimiter(fallback: Limiter): Limiter {
  return remoteLimiter(
    {
      post(message, failed) {
        process.send?.(message, undefined, undefined, (error) => {
          if (error !== null) failed();
        });
      },
      listen(onMessage) {
        process.on('message', onMessage);
        return () => process.off('message', onMessage);
      },
    },
    fallback,
  );
}

/** In the primary process: answers what workers ask of their common limiter. */
export function countForWorkers(limiter: Limiter): void {
  cluster.on('message', (worker: Worker, message: unknown) => {
    answerLimit(limiter, message, (reply) => {
      if (worker.isConnected()) worker.send(reply as object);
    });
  });
}
