import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { ServiceOptions } from '@anz-payroll/composition';
import { openLimits, type LimitChannel } from '@anz-payroll/http-kit/limits';
import { createLogger } from '@anz-payroll/http-kit/logging';
import { startServer } from '@anz-payroll/http-kit/server';
import { compose } from '../compose';
import type { BatchThreadData, FromBatchThread, ToBatchThread } from './messages';

/** Requests are counted where they come in; what only this thread does is measured here. */
const measuredHere: ReadonlySet<string> = new Set([
  'database_commit_duration_seconds',
  'pay_calculation_duration_seconds',
  'database_connections',
  'heavy_requests',
]);

async function main(
  port: MessagePort,
  { settings, socketPath, atWorkThere, sharesWriteLock }: BatchThreadData,
): Promise<void> {
  giveWay();
  // Heard from the first moment: who stops while this thread starts would wait for ever otherwise.
  const stopAsked = new Promise<void>((resolve) => {
    port.on('message', ({ kind }: ToBatchThread) => {
      if (kind === 'stop') resolve();
    });
  });
  const post = (message: FromBatchThread): void => port.postMessage(message);
  const log = createLogger(settings.logLevel);
  const composed = await compose(settings, log, {
    background: false,
    limits: openLimits(settings, log, countsOf(port)),
    writeLock: sharesWriteLock ? sharedLock(port) : undefined,
    beforeStatement: () => (Atomics.load(atWorkThere, 0) === 0 ? undefined : letThrough(atWorkThere)),
  });
  if (!composed.ok) {
    post({ kind: 'refused', problem: composed.problem });
    port.close();
    return;
  }
  const { dependencies, service, close } = composed;
  service.onQueued(() => post({ kind: 'queued' }));
  const server = await startServer({ ...dependencies, socketPath });
  port.on('message', (message: ToBatchThread) => {
    if (message.kind !== 'measure') return;
    void server.registry.getMetricsAsJSON().then((values) => {
      post({ kind: 'metrics', id: message.id, values: values.filter(({ name }) => measuredHere.has(name)) });
    });
  });
  post({ kind: 'ready' });
  await stopAsked;
  try {
    await server.stop();
    await close();
  } finally {
    process.exit(0);
  }
}

/**
 * The thread that serves comes first where both want a processor: it has little to do at a time, and somebody waits for it.
 * Linux gives each thread a priority of its own; elsewhere, and where it may not be changed, all stays as it is.
 */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    return;
  }
}

/** At most this long for each statement: under constant load a batch would never end otherwise. */
const LET_THROUGH_MS = 4;

/** Waits until the serving thread has no light request at work, so that a statement on thousands of rows does not slow theirs (decision 1172). */
async function letThrough(atWorkThere: Int32Array): Promise<void> {
  for (let ms = 0; ms < LET_THROUGH_MS && Atomics.load(atWorkThere, 0) > 0; ms++) await setTimeout(1);
}

/** The thread that serves holds the counts of both. */
function countsOf(port: MessagePort): LimitChannel {
  return {
    post: (message) => port.postMessage(message),
    listen(onMessage) {
      port.on('message', onMessage);
      return () => port.off('message', onMessage);
    },
  };
}

/** One queue for both threads: SQLite itself would let in whoever asks at the right moment, and keep others out for long. */
function sharedLock(port: MessagePort): NonNullable<ServiceOptions['writeLock']> {
  const waiting = new Map<number, () => void>();
  let last = 0;
  port.on('message', (message: ToBatchThread) => {
    if (message.kind !== 'locked') return;
    waiting.get(message.id)?.();
    waiting.delete(message.id);
  });
  return {
    async acquire() {
      const id = ++last;
      await new Promise<void>((resolve) => {
        waiting.set(id, resolve);
        const message: FromBatchThread = { kind: 'lock', id };
        port.postMessage(message);
      });
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        const message: FromBatchThread = { kind: 'unlock', id };
        port.postMessage(message);
      };
    },
  };
}

void main(parentPort!, workerData as BatchThreadData);
