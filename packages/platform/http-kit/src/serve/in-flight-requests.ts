/** Counts requests that were taken up and not answered yet; a stop waits for them. */
export interface InFlightRequests {
  readonly count: number;
  started(): void;
  ended(): void;
  /** Resolves when nothing is in flight. */
  drained(): Promise<void>;
}

export function inFlightRequests(): InFlightRequests {
  let count = 0;
  let waiting: (() => void)[] = [];
  return {
    get count() {
      return count;
    },
    started() {
      count++;
    },
    ended() {
      count--;
      if (count > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    drained: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
