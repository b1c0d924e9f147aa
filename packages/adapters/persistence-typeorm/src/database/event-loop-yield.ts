import { setImmediate } from 'node:timers/promises';

/**
 * The embedded driver is synchronous: awaiting it never reaches the event loop, so a long loop of statements would hold
 * up every timer and socket. Called before each statement, this lets the loop turn once the slice is used up.
 */
export class EventLoopYield {
  #since = performance.now();

  constructor(readonly sliceMs: number) {}

  /** Nothing to wait for, as long as the slice lasts. */
  yieldIfDue(): Promise<void> | undefined {
    return performance.now() - this.#since < this.sliceMs ? undefined : this.#pause();
  }

  /**
   * Called between two units of work: a pause that will be due soon is better made here, where nobody's transaction is
   * open and another connection that waits for its turn finds one.
   */
  yieldBetween(): Promise<void> | undefined {
    return performance.now() - this.#since < this.sliceMs / 2 ? undefined : this.#pause();
  }

  async #pause(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}
