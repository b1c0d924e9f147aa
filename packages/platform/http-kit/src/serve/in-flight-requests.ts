/** Counts requests that were read and not answered yet; a stop waits for them. */
export interface InFlightRequests {
  /** All of them: those taken up, and those that wait to be. */
  readonly count: number;
  /** Those of them that wait to be taken up. */
  readonly waiting: number;
  /** Light ones that were taken up. */
  readonly atWork: number;
  /** One that waits to be taken up. */
  waits(): void;
  /** One that waited was taken up, refused, or has gone. */
  waited(): void;
  /** One was taken up; heavy ones have a queue of their own. */
  started(isHeavy: boolean): void;
  ended(isHeavy: boolean): void;
  /** Called whenever one that was taken up has ended. */
  onEnded(listener: () => void): void;
  /** Resolves when nothing is in flight. */
  drained(): Promise<void>;
}

export function inFlightRequests(): InFlightRequests {
  let [atWork, heavy, waiting] = [0, 0, 0];
  let drainWaiters: (() => void)[] = [];
  let tell: () => void = () => undefined;
  const count = () => atWork + heavy + waiting;
  const resolveIfDrained = (): void => {
    if (count() > 0) return;
    for (const resolve of drainWaiters) resolve();
    drainWaiters = [];
  };
  return {
    get count() {
      return count();
    },
    get waiting() {
      return waiting;
    },
    get atWork() {
      return atWork;
    },
    waits: () => {
      waiting++;
    },
    waited: () => {
      waiting--;
      resolveIfDrained();
    },
    started: (isHeavy) => {
      if (isHeavy) heavy++;
      else atWork++;
    },
    ended: (isHeavy) => {
      if (isHeavy) heavy--;
      else atWork--;
      tell();
      resolveIfDrained();
    },
    onEnded: (listener) => {
      tell = listener;
    },
    drained: () => (count() === 0 ? Promise.resolve() : new Promise((resolve) => drainWaiters.push(resolve))),
  };
}
