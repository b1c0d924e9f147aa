import { setImmediate as afterThisTurn } from 'node:timers/promises';

/** Shares the event loop between requests: about one slice of work, then the loop looks at its sockets and timers again. */
export interface EventLoopTurns {
  /** Nothing to wait for as long as the slice of this turn lasts. */
  next(): Promise<void> | undefined;
}

/** Longer, and light requests wait noticeably behind heavy ones; shorter, and the turns themselves cost. */
const SLICE_MS = 5;

/**
 * A handler on the embedded database never waits, so requests that arrived together would all be answered before the
 * loop turns once: sixteen lists would hold up a health check for all sixteen, and look like an overload. Those who wait
 * go on in the order in which they came.
 */
export function eventLoopTurns(sliceMs = SLICE_MS): EventLoopTurns {
  let sliceBegan = performance.now();
  let isNewTurn = true;
  const isUsedUp = () => performance.now() - sliceBegan >= sliceMs;
  const beginSlice = (): void => {
    sliceBegan = performance.now();
    isNewTurn = false;
    // Queued before anybody who waits again, so it is the first to run in the next turn.
    setImmediate(() => {
      isNewTurn = true;
    });
  };
  const wait = async (): Promise<void> => {
    // All who wait are woken in the same turn, one after the other; those who find its slice used up wait for the next.
    do {
      await afterThisTurn();
      if (isNewTurn) beginSlice();
    } while (isUsedUp());
  };
  return { next: () => (isUsedUp() ? wait() : undefined) };
}
