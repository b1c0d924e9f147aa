/** Rows by id, with the two promises every store makes: fresh ids, and a save that only the last reader wins. */
export class MemoryTable<T extends { readonly id: number; readonly version: number }> {
  private rows = new Map<number, T>();
  /** A snapshot holds the same map: it is copied before the next change. */
  private isShared = false;
  private lastId = 0;

  constructor(private readonly uniqueKey?: (row: Omit<T, 'id' | 'version'>) => string | null) {}

  add(row: Omit<T, 'id' | 'version'>): T | undefined {
    const key = this.uniqueKey?.(row) ?? null;
    if (key !== null && this.all().some((other) => this.uniqueKey?.(other) === key)) return undefined;
    this.lastId += 1;
    const stored = { ...row, id: this.lastId, version: 1 } as T;
    this.own().set(stored.id, stored);
    return stored;
  }

  /** For rows whose key is random: a collision is a fault of the caller. */
  addFresh(row: Omit<T, 'id' | 'version'>): T {
    const stored = this.add(row);
    if (stored === undefined) throw new Error('A key that must be fresh is in use.');
    return stored;
  }

  get(id: number): T | undefined {
    return this.rows.get(id);
  }

  find(is: (row: T) => boolean): T | undefined {
    return this.all().find(is);
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  /** Units of work run one at a time here, so a stale version is not a race but a mistake. */
  save(row: T): void {
    if (this.rows.get(row.id)?.version !== row.version)
      throw new Error(`Record ${row.id} was read before its last change.`);
    this.own().set(row.id, { ...row, version: row.version + 1 });
  }

  /** Changes every row that fits, whatever its version; answers how many. */
  change(fits: (row: T) => boolean, change: Partial<T>): number {
    const changed = this.all().filter(fits);
    for (const row of changed) this.own().set(row.id, { ...row, ...change, version: row.version + 1 });
    return changed.length;
  }

  delete(fits: (row: T) => boolean, limit: number): number {
    const doomed = this.all().filter(fits).slice(0, limit);
    for (const row of doomed) this.own().delete(row.id);
    return doomed.length;
  }

  private own(): Map<number, T> {
    if (this.isShared) {
      this.rows = new Map(this.rows);
      this.isShared = false;
    }
    return this.rows;
  }

  /** Remembers the rows as they are; the answer puts them back. */
  snapshot(): () => void {
    const { rows } = this;
    this.isShared = true;
    return () => {
      this.rows = rows;
      this.isShared = true;
    };
  }
}
