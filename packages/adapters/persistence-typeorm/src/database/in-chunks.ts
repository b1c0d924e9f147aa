import { setImmediate } from 'node:timers/promises';

/**
 * Walks a long list in bounded pieces and lets the event loop turn between them. Transactions stay small that way
 * (about 500 rows), which replicated databases need, and other requests are answered meanwhile.
 */
export async function inChunks<T>(
  items: readonly T[],
  size: number,
  work: (chunk: readonly T[], from: number) => Promise<void>,
): Promise<void> {
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError(`A chunk holds at least one item, not ${size}.`);
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await setImmediate();
    await work(items.slice(from, from + size), from);
  }
}
