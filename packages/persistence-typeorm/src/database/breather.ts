import { setImmediate } from 'node:timers/promises';

/**
 * The embedded driver is synchronous: awaiting it never reaches the event loop, so a long loop of statements would hold
 * up every timer and socket. Called before each statement, this lets the loop turn once the slice is used up.
 */
export class Breather {
  #since = performance.now();

  constructor(readonly sliceMs: number) {}

  async breathe(): Promise<void> {
    if (performance.now() - this.#since < this.sliceMs) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
