import type { Random } from '../../fuzz/random';

/** Records that work is done on, each by one worker at a time, so that what was told last is what must be there. */
export class Pool {
  private readonly free: number[] = [];

  constructor(private readonly random: Random) {}

  add(...ids: readonly number[]): void {
    this.free.push(...ids);
  }

  get size(): number {
    return this.free.length;
  }

  /** As many as there are, up to `count`; whoever takes them puts them back. */
  take(count: number): readonly number[] {
    const taken: number[] = [];
    while (taken.length < count && this.free.length > 0) {
      const at = this.random.whole(this.free.length);
      taken.push(this.free[at]!);
      this.free[at] = this.free.at(-1)!;
      this.free.pop();
    }
    return taken;
  }
}
