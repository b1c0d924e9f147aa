/** Counts requests that were taken up and not answered yet; a stop waits for them. */
export interface InFlight {
  readonly count: number;
  enter(): void;
  leave(): void;
  /** Resolves when nothing is in flight. */
  drained(): Promise<void>;
}

export function inFlight(): InFlight {
  let count = 0;
  let waiting: (() => void)[] = [];
  return {
    get count() {
      return count;
    },
    enter() {
      count++;
    },
    leave() {
      count--;
      if (count > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    drained: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
