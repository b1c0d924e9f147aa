import DataLoader from 'dataloader';
import { filledUp } from './filled-up';

/** A statement stays short. */
const MOST_KEYS = 32;
/** Statements under way at a time: one that hangs does not hold up everybody. */
const MOST_STATEMENTS = 2;

/** The last key may come several times. */
export type Lookup<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>;

/**
 * Looks up by key what many ask for at a time: the keys of requests that came in together, or while statements were
 * under way, go into one statement. Nothing is cached: what is found was read after it was asked for, and those who ask
 * for the same key in one statement share it.
 */
export function batchLookUps<K, V>(find: Lookup<K, V>): (key: K) => Promise<V | undefined> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const loader = new DataLoader<K, V | undefined>(
    async (keys) => {
      try {
        const found = await find(filledUp([...new Set(keys)]));
        return keys.map((key) => found.get(key));
      } finally {
        underWay -= 1;
        const next = waiting.shift();
        if (next !== undefined) start(next);
      }
    },
    {
      cache: false,
      maxBatchSize: MOST_KEYS,
      batchScheduleFn: (dispatch) => {
        if (underWay < MOST_STATEMENTS) start(dispatch);
        else waiting.push(dispatch);
      },
    },
  );
  // The other requests that the event loop has at hand get as far as this first.
  const start = (dispatch: () => void): void => {
    underWay += 1;
    setImmediate(dispatch);
  };
  return (key) => loader.load(key);
}
