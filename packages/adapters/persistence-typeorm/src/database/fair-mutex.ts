import type { Lock } from './lock';

/** One at a time, first come first served. */
export class FairMutex implements Lock {
  #held = false;
  #since = 0;
  readonly #waiting: (() => void)[] = [];

  async acquire(takesLong = false): Promise<() => void> {
    if (this.#held) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#held = true;
    this.#since = takesLong ? -Infinity : performance.now();
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = this.#waiting.shift();
      // The lock passes straight to the next in line; were it freed in between, a newcomer could overtake.
      if (next === undefined) this.#held = false;
      else next();
    };
  }

  heldMs(): number {
    return this.#held ? performance.now() - this.#since : 0;
  }
}
