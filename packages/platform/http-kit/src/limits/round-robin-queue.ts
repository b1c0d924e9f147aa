/** A queue that serves its keys in turn (round robin), and the items of one key in the order in which they came. */
export interface RoundRobinQueue<T> {
  add(key: string, item: T): void;
  /** Takes an item out before its turn. */
  remove(key: string, item: T): void;
  /** Takes out the next item, of the keys that may have one now. */
  next(mayHaveTurn: (key: string) => boolean): T | undefined;
  /** All items, those of the key whose turn is next first. */
  all(): readonly T[];
  waitingOf(key: string): number;
  readonly size: number;
  /** How many keys have an item. */
  readonly keys: number;
}

export function roundRobinQueue<T>(): RoundRobinQueue<T> {
  /** The key whose turn is next comes first. */
  const waiting = new Map<string, Set<T>>();
  let size = 0;
  const remove = (key: string, item: T): void => {
    const ofKey = waiting.get(key);
    if (ofKey?.delete(item) !== true) return;
    size -= 1;
    if (ofKey.size === 0) waiting.delete(key);
  };
  return {
    add: (key, item) => {
      const ofKey = waiting.get(key) ?? new Set<T>();
      waiting.set(key, ofKey.add(item));
      size += 1;
    },
    remove,
    next: (mayHaveTurn) => {
      for (const [key, ofKey] of waiting) {
        if (!mayHaveTurn(key)) continue;
        const [first] = ofKey;
        remove(key, first!);
        // The key that had its turn goes to the end.
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
