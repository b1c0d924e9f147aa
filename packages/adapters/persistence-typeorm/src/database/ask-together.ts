import { filledUp } from './filled-up';

/** A statement stays short. */
const MOST_KEYS = 32;
/** Statements under way at a time: one that hangs does not hold up everybody. */
const LANES = 2;

/** The last key may come several times. */
export type Lookup<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>;

/**
 * Looks up by key what many ask for at a time: the keys of requests that came in together, or while statements were
 * under way, go into one statement. What is found was read after it was asked for, and those who ask for the same key
 * share it.
 */
export function askTogether<K, V>(find: Lookup<K, V>): (key: K) => Promise<V | undefined> {
  let waiting = new Map<K, Asked<V>>();
  let lanes = 0;

  const look = async (): Promise<void> => {
    while (waiting.size > 0) {
      const asked = waiting;
      waiting = new Map();
      const keys = [...asked.keys()];
      for (let from = 0; from < keys.length; from += MOST_KEYS) {
        await answer(asked, keys.slice(from, from + MOST_KEYS), find);
      }
    }
    lanes -= 1;
  };

  return (key) => {
    const known = waiting.get(key);
    if (known !== undefined) return known.found;
    const asked = ask<V>();
    waiting.set(key, asked);
    if (lanes < LANES && waiting.size === 1) {
      lanes += 1;
      // The other requests that the event loop has at hand get as far as this first.
      setImmediate(() => void look());
    }
    return asked.found;
  };
}

interface Asked<V> {
  readonly found: Promise<V | undefined>;
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (error: unknown) => void;
}

function ask<V>(): Asked<V> {
  let settle: Pick<Asked<V>, 'resolve' | 'reject'>;
  const found = new Promise<V | undefined>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { found, ...settle! };
}

async function answer<K, V>(asked: ReadonlyMap<K, Asked<V>>, keys: readonly K[], find: Lookup<K, V>): Promise<void> {
  try {
    const found = await find(filledUp(keys));
    for (const key of keys) asked.get(key)!.resolve(found.get(key));
  } catch (error) {
    // Whoever runs the unit of work knows whether to try again.
    for (const key of keys) asked.get(key)!.reject(error);
  }
}
