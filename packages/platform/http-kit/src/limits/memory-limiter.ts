import { LRUCache } from 'lru-cache';
import type { Limiter, Quota, Verdict } from './limiter';

/** Times of the counted requests of one key, oldest first, in a ring that never grows past the limit. */
interface Ring {
  readonly times: Float64Array;
  head: number;
  size: number;
}

/** Enough for every real client; past it the longest unused key is forgotten, so memory stays bounded. */
const MOST_KEYS = 20_000;

/** Counts for one process. `now` is a monotonic clock in milliseconds. */
export function memoryLimiter(now: () => number, mostKeys = MOST_KEYS): Limiter {
  const rings = new LRUCache<string, Ring>({ max: mostKeys });

  function ringOf(key: string, limit: number): Ring {
    const known = rings.get(key);
    if (known?.times.length === limit) return known;
    const ring = { times: new Float64Array(limit), head: 0, size: 0 };
    rings.set(key, ring);
    return ring;
  }

  return {
    take(key: string, { name, limit, windowMs }: Quota): Verdict {
      const at = now();
      const ring = ringOf(`${name}:${key}`, limit);
      while (ring.size > 0 && ring.times[ring.head]! <= at - windowMs) {
        ring.head = (ring.head + 1) % limit;
        ring.size--;
      }
      const allowed = ring.size < limit;
      if (allowed) {
        ring.times[(ring.head + ring.size) % limit] = at;
        ring.size++;
      }
      return {
        allowed,
        remaining: limit - ring.size,
        freesInMs: ring.size === 0 ? 0 : ring.times[ring.head]! + windowMs - at,
      };
    },
    peek(key, { name, limit, windowMs }) {
      const ring = rings.peek(`${name}:${key}`);
      if (ring?.times.length !== limit) return { remaining: limit };
      const since = now() - windowMs;
      let counted = 0;
      for (let n = 0; n < ring.size; n++) if (ring.times[(ring.head + n) % limit]! > since) counted++;
      return { remaining: limit - counted };
    },
    close: () => Promise.resolve(),
  };
}
