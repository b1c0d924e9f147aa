/** One at a time, first come first served. */
export class FairMutex {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves with the function that lets the next one in. */
  async acquire(): Promise<() => void> {
    if (this.#held) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#held = true;
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
}
