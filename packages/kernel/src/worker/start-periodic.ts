import { createTask } from 'node-cron';

/** The longest time between two looks at the clock, so that work missed while a computer slept begins soon after. */
const LOOK_EVERY_MS = 30_000;

const silent = { info: ignore, warn: ignore, debug: ignore, error: ignore };

export interface PeriodicWork {
  readonly name: string;
  /** A cron expression with seconds, in UTC. */
  readonly every: string;
  /** It handles its own failures. */
  readonly run: () => void;
}

/**
 * Runs work at the times of a cron expression. When the clock jumps forward, the work runs once however many times were
 * missed, and when it is set back, the work goes on by the new time. node-cron reads the expression and runs the work; its
 * own heartbeat is not used, because it walks through every missed time and waits until a clock that was set back has
 * caught up (docs/decisions/0461-one-worker-loop.md).
 */
export function startPeriodic({ name, every, run }: PeriodicWork): { readonly stop: () => void } {
  const task = createTask(every, run, { name, timezone: 'Etc/UTC', logger: silent });
  const nextTime = (): number => task.getNextRuns(1)[0]?.getTime() ?? Number.POSITIVE_INFINITY;
  let next = nextTime();
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    timer = setTimeout(look, Math.min(Math.max(0, next - Date.now()), LOOK_EVERY_MS));
  };
  const look = (): void => {
    const isDue = Date.now() >= next;
    next = nextTime();
    wait();
    if (isDue) void task.execute();
  };
  wait();
  return {
    stop: () => {
      clearTimeout(timer);
      void task.destroy();
    },
  };
}

function ignore(): void {
  return undefined;
}
