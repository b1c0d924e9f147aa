import { startPeriodic } from './start-periodic';

export interface RunningWorker {
  /** Something is due: begins a pass now instead of at the next time. */
  wake(): void;
  /** Begins no more passes and lets the one under way end. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly name: string;
  /** When a pass begins if nobody wakes the worker before: a cron expression with seconds, in UTC. */
  readonly every: string;
  readonly pass: () => Promise<unknown>;
  /** Told when a pass failed; the worker goes on with the next one. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Does a pass of work at the start, at every time of the expression and whenever it is woken, one pass at a time. Wakes
 * during a pass lead to one more pass.
 */
export function startWorker({ name, every, pass, onTrouble }: WorkerOptions): RunningWorker {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  const passes = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      try {
        await pass();
      } catch (error) {
        onTrouble(error);
      }
    } while (isAskedAgain && !isStopped);
  };
  const wake = (): void => {
    if (isStopped) return;
    isAskedAgain = true;
    running ??= passes().finally(() => {
      running = undefined;
    });
  };
  const periodic = startPeriodic({ name, every, run: wake });
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      periodic.stop();
      await running;
    },
  };
}
