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
  /** Those who wait by key; the key whose turn is next comes first. */
  const waiting = new Map<string, Set<Waiter>>();
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
    for (const [key, waiters] of waiting) {
      if (total >= most) return;
      if (!hasPlace(key)) continue;
      const [first] = waiters;
      first!.admit();
      // Whoever had a turn goes to the end; the loop comes back to it there.
      waiting.delete(key);
      if (waiters.size > 0) waiting.set(key, waiters);
    }
  };

  const wait = (key: string): QueuedTurn => {
    const waiters = waiting.get(key) ?? new Set<Waiter>();
    if (waiters.size >= waitingPerKey) return refused;
    let state: 'waiting' | 'running' | 'left' = 'waiting';
    let decide: (isAdmitted: boolean) => void = () => undefined;
    const admitted = new Promise<boolean>((resolve) => (decide = resolve));
    const waiter: Waiter = {
      admit: () => {
        clearTimeout(timer);
        waiters.delete(waiter);
        state = 'running';
        begin(key);
        decide(true);
      },
    };
    const giveUp = (): void => {
      clearTimeout(timer);
      waiters.delete(waiter);
      if (waiters.size === 0) waiting.delete(key);
      state = 'left';
      decide(false);
    };
    const timer = setTimeout(giveUp, waitMs);
    timer.unref();
    waiters.add(waiter);
    waiting.set(key, waiters);
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
    counts: () => ({ running: total, waiting: [...waiting.values()].reduce((sum, { size }) => sum + size, 0) }),
  };
}

const refused: QueuedTurn = { admitted: false, leave: () => undefined };
