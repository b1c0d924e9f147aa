/** Rows of a fake store. Records are never changed in place, so keeping the map's old entries is a whole snapshot. */
export class MemoryTable<T extends { readonly id: number }> {
  #rows = new Map<number, T>();
  #lastId = 0;

  all(): readonly T[] {
    return [...this.#rows.values()];
  }

  find(id: number): T | undefined {
    return this.#rows.get(id);
  }

  add(row: Omit<T, 'id'>): T {
    this.#lastId += 1;
    const added = { ...row, id: this.#lastId } as T;
    this.#rows.set(added.id, added);
    return added;
  }

  put(row: T): void {
    this.#rows.set(row.id, row);
  }

  remove(id: number): void {
    this.#rows.delete(id);
  }

  /** Ids that were given out stay given out, as in a database. */
  snapshot(): () => void {
    const rows = new Map(this.#rows);
    return () => {
      this.#rows = rows;
    };
  }
}
