/** Counts requests that were read and not answered yet; a stop waits for them. */
export interface InFlightRequests {
  /** All of them: those taken up, and those that wait to be. */
  readonly count: number;
  /** Those of them that wait to be taken up. */
  readonly waiting: number;
  /** Light ones that were taken up. */
  readonly atWork: number;
  /** One that waits to be taken up. */
  queued(): void;
  /** One that waited was taken up, refused, or has gone. */
  dequeued(): void;
  /** One was taken up; heavy ones have a queue of their own. */
  started(isHeavy: boolean): void;
  ended(isHeavy: boolean): void;
  /** A light one was forwarded to the batch thread; returns the function to call when it has ended. */
  forwarded(): () => void;
  /** Called whenever one that was taken up has ended. */
  onEnded(listener: () => void): void;
  /** Resolves when nothing is in flight. */
  drained(): Promise<void>;
}

/**
 * @param toBatchThread one number in memory that the batch thread reads: how many light requests this thread works on.
 */
export function inFlightRequests(toBatchThread?: Int32Array): InFlightRequests {
  let [atWork, heavy, waiting, forwarded] = [0, 0, 0, 0];
  const tellBatchThread = (): void => {
    if (toBatchThread !== undefined) Atomics.store(toBatchThread, 0, atWork - forwarded);
  };
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
    queued: () => {
      waiting++;
    },
    dequeued: () => {
      waiting--;
      resolveIfDrained();
    },
    started: (isHeavy) => {
      if (isHeavy) heavy++;
      else atWork++;
      tellBatchThread();
    },
    ended: (isHeavy) => {
      if (isHeavy) heavy--;
      else atWork--;
      tellBatchThread();
      tell();
      resolveIfDrained();
    },
    forwarded: () => {
      forwarded++;
      tellBatchThread();
      return () => {
        forwarded--;
        tellBatchThread();
      };
    },
    onEnded: (listener) => {
      tell = listener;
    },
    drained: () => (count() === 0 ? Promise.resolve() : new Promise((resolve) => drainWaiters.push(resolve))),
  };
}
