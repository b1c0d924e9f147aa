/** How many there are of each key; a key with none is not in it. */
export class Tally<K> {
  private readonly counts = new Map<K, number>();

  get all(): ReadonlyMap<K, number> {
    return this.counts;
  }

  add(key: K): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  take(key: K): void {
    const left = (this.counts.get(key) ?? 0) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
