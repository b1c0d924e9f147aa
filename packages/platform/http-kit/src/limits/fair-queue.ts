import { roundRobinQueue } from './round-robin-queue';

export interface FairQueueBounds {
  /** At work at a time, of all keys together. */
  readonly most: number;
  /** At work at a time, of one key. */
  readonly mostPerKey: number;
  /** Waiting at a time, of one key; one more is refused at once. */
  readonly waitingPerKey: number;
  readonly waitMs: number;
}

/** A turn of somebody: it works, waits, or was refused. */
export interface QueuedTurn {
  /** False where there was no place in time. A promise where it has to wait. */
  readonly admitted: boolean | Promise<boolean>;
  /** The work has ended, or nobody waits for it any more. Safe to call twice. */
  leave(): void;
}

export interface FairQueue {
  enter(key: string): QueuedTurn;
  counts(): { readonly running: number; readonly waiting: number };
}

interface Waiter {
  admit(): void;
}

/** Bounds what is at work, and gives free places to the keys that wait in turn, however many each of them has waiting. */
export function fairQueue({ most, mostPerKey, waitingPerKey, waitMs }: FairQueueBounds): FairQueue {
  const running = new Map<string, number>();
  const waiting = roundRobinQueue<Waiter>();
  let total = 0;

  const hasPlace = (key: string) => total < most && (running.get(key) ?? 0) < mostPerKey;
  const begin = (key: string): void => {
    total += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  };
  const end = (key: string): void => {
    total -= 1;
    const left = running.get(key)! - 1;
    if (left === 0) running.delete(key);
    else running.set(key, left);
    admitNext();
  };
  const admitNext = (): void => {
    while (total < most) {
      const next = waiting.next(hasPlace);
      if (next === undefined) return;
      next.admit();
    }
  };

  const wait = (key: string): QueuedTurn => {
    if (waiting.waitingOf(key) >= waitingPerKey) return refused;
    let state: 'waiting' | 'running' | 'left' = 'waiting';
    let decide: (isAdmitted: boolean) => void = () => undefined;
    const admitted = new Promise<boolean>((resolve) => (decide = resolve));
    const waiter: Waiter = {
      admit: () => {
        clearTimeout(timer);
        state = 'running';
        begin(key);
        decide(true);
      },
    };
    const giveUp = (): void => {
      clearTimeout(timer);
      waiting.remove(key, waiter);
      state = 'left';
      decide(false);
    };
    const timer = setTimeout(giveUp, waitMs);
    timer.unref();
    waiting.add(key, waiter);
    return {
      admitted,
      leave: () => {
        if (state === 'waiting') giveUp();
        else if (state === 'running') {
          state = 'left';
          end(key);
        }
      },
    };
  };

  return {
    enter: (key) => {
      if (!hasPlace(key)) return wait(key);
      begin(key);
      let hasLeft = false;
      return {
        admitted: true,
        leave: () => {
          if (hasLeft) return;
          hasLeft = true;
          end(key);
        },
      };
    },
    counts: () => ({ running: total, waiting: waiting.size }),
  };
}

const refused: QueuedTurn = { admitted: false, leave: () => undefined };
