/** Those who wait, by key: the keys take turns, and within a key whoever came first goes first. */
export interface TurnsByKey<T> {
  add(key: string, one: T): void;
  /** Takes somebody out before their turn. */
  remove(key: string, one: T): void;
  /** Takes out the one whose turn it is, of the keys that may have one. */
  next(mayHaveTurn: (key: string) => boolean): T | undefined;
  /** All who wait, the keys whose turn is next first. */
  all(): readonly T[];
  waitingOf(key: string): number;
  readonly size: number;
  /** How many keys have somebody waiting. */
  readonly keys: number;
}

export function turnsByKey<T>(): TurnsByKey<T> {
  /** The key whose turn is next comes first. */
  const waiting = new Map<string, Set<T>>();
  let size = 0;
  const remove = (key: string, one: T): void => {
    const ofKey = waiting.get(key);
    if (ofKey?.delete(one) !== true) return;
    size -= 1;
    if (ofKey.size === 0) waiting.delete(key);
  };
  return {
    add: (key, one) => {
      const ofKey = waiting.get(key) ?? new Set<T>();
      waiting.set(key, ofKey.add(one));
      size += 1;
    },
    remove,
    next: (mayHaveTurn) => {
      for (const [key, ofKey] of waiting) {
        if (!mayHaveTurn(key)) continue;
        const [first] = ofKey;
        remove(key, first!);
        // Whoever had a turn goes to the end.
        if (waiting.delete(key)) waiting.set(key, ofKey);
        return first;
      }
      return undefined;
    },
    all: () => [...waiting.values()].flatMap((ofKey) => [...ofKey]),
    waitingOf: (key) => waiting.get(key)?.size ?? 0,
    get size() {
      return size;
    },
    get keys() {
      return waiting.size;
    },
  };
}
