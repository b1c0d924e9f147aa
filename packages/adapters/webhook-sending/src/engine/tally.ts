/** How many there are of each key; a key with none is not in it. */
export class Tally<K> {
  private readonly counts = new Map<K, number>();
  private sum = 0;

  get all(): ReadonlyMap<K, number> {
    return this.counts;
  }

  get total(): number {
    return this.sum;
  }

  of(key: K): number {
    return this.counts.get(key) ?? 0;
  }

  has(key: K): boolean {
    return this.counts.has(key);
  }

  add(key: K): void {
    this.sum += 1;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  take(key: K): void {
    this.sum -= 1;
    const left = (this.counts.get(key) ?? 0) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
