import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Service } from '@anz-payroll/composition';
import { answerLimit, type Limits } from '@anz-payroll/http-kit/limits';
import type { Logger } from '@anz-payroll/http-kit/logging';
import type { MeasuredBatchThread, MetricValues } from '@anz-payroll/http-kit/server';
import type { BatchThreadData, FromBatchThread, ToBatchThread } from './messages';

export interface BatchThread extends MeasuredBatchThread {
  /** Lets what it does end, then ends it. */
  stop(): Promise<void>;
}

/** A thread that ends by itself, for want of memory for example, is started again no sooner than this. */
const RESTART_MS = 5_000;

/** Who reads the metrics waits no longer for a thread that is busy. */
const MEASURE_WITHIN_MS = 1_000;

/** The name of the file that the thread begins with, built or from sources. */
const program = join(__dirname, `batch-thread${extname(__filename)}`);

/**
 * The thread that does work for many people: the whole service once more, with a connection of its own to the same
 * database, behind a socket in a folder that only this user can open. It is started when such work first comes, so that
 * small employers never pay for it (decision 1050).
 */
export function openBatchThread(
  service: Pick<Service, 'settings' | 'database' | 'wakeWorkers' | 'employees'>,
  limits: Limits | undefined,
  log: Logger,
): BatchThread {
  let thread: RunningThread | undefined;
  let endedAt = -Infinity;
  let stopping = false;
  const atWorkHere = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  function start(): void {
    if (stopping || thread !== undefined || performance.now() - endedAt < RESTART_MS) return;
    const started = runThread(service, limits, log, atWorkHere, () => {
      if (thread === started) thread = undefined;
      endedAt = performance.now();
    });
    thread = started;
  }

  return {
    atWorkHere,
    start,
    socketPath: () => (thread?.isReady() === true ? thread.socketPath : undefined),
    isForFew: async (companyId, most) => !(await service.employees.isLargerThan(companyId, most)),
    discard: () => void thread?.end(),
    metrics: () => thread?.measure() ?? Promise.resolve([]),
    async stop() {
      stopping = true;
      await thread?.stop();
    },
  };
}

interface RunningThread {
  readonly socketPath: string;
  isReady(): boolean;
  measure(): Promise<MetricValues>;
  stop(): Promise<void>;
  end(): Promise<number>;
}

function runThread(
  { settings, database, wakeWorkers }: Pick<Service, 'settings' | 'database' | 'wakeWorkers'>,
  limits: Limits | undefined,
  log: Logger,
  atWorkThere: Int32Array,
  ended: () => void,
): RunningThread {
  const folder = mkdtempSync(join(tmpdir(), 'payroll-batches-'));
  const socketPath = join(folder, 'socket');
  const data: BatchThreadData = {
    settings,
    socketPath,
    atWorkThere,
    sharesWriteLock: database.writeLock !== undefined,
  };
  const worker = new Worker(program, { workerData: data });
  const releases = new Map<number, () => void>();
  const measuring = new Map<number, (values: MetricValues) => void>();
  let [isReady, isOver, lastMeasure] = [false, false, 0];
  const post = (message: ToBatchThread): void => worker.postMessage(message);
  const gone = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      [isReady, isOver] = [false, true];
      // What it had begun is undone with its connection; whoever waits to write goes on.
      for (const release of releases.values()) release();
      for (const answer of measuring.values()) answer([]);
      rmSync(folder, { recursive: true, force: true });
      ended();
      resolve();
    });
  });

  async function lendWriteLock(id: number): Promise<void> {
    const release = await database.writeLock!.acquire(true);
    if (isOver) release();
    else {
      releases.set(id, release);
      post({ kind: 'locked', id });
    }
  }

  worker.on('error', (error) => log.error('the batch thread died', { error }));
  worker.on('message', (message: FromBatchThread) => {
    if (message.kind === 'ready') isReady = true;
    else if (message.kind === 'refused') log.error('the batch thread could not start', { problem: message.problem });
    else if (message.kind === 'queued') wakeWorkers();
    else if (message.kind === 'lock') void lendWriteLock(message.id);
    else if (message.kind === 'unlock') {
      releases.get(message.id)?.();
      releases.delete(message.id);
    } else if (message.kind === 'metrics') measuring.get(message.id)?.(message.values);
    else if (limits !== undefined) answerLimit(limits.limiter, message, (reply) => worker.postMessage(reply));
  });

  return {
    socketPath,
    isReady: () => isReady,
    measure: () =>
      new Promise((resolve) => {
        const id = ++lastMeasure;
        const timer = setTimeout(() => answer([]), MEASURE_WITHIN_MS);
        const answer = (values: MetricValues): void => {
          clearTimeout(timer);
          measuring.delete(id);
          resolve(values);
        };
        measuring.set(id, answer);
        post({ kind: 'measure', id });
      }),
    async stop() {
      isReady = false;
      post({ kind: 'stop' });
      await gone;
    },
    end: () => worker.terminate(),
  };
}
