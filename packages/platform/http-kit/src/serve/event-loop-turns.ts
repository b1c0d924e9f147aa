import { setImmediate as afterThisTurn } from 'node:timers/promises';

/** Shares the event loop between requests: about one slice of work, then the loop looks at its sockets and timers again. */
export interface EventLoopTurns {
  /** Nothing to wait for as long as the slice of this turn lasts. */
  next(): Promise<void> | undefined;
}

/** Longer, and light requests wait noticeably behind heavy ones; shorter, and the turns themselves cost. */
const SLICE_MS = 5;
/** However long the rest of a turn takes. */
const LONGEST_SLICE_MS = 50;

/**
 * A handler on the embedded database never waits, so requests that arrived together would all be answered before the
 * loop turns once: sixteen lists would hold up a health check for all sixteen, and look like an overload. Those who wait
 * go on in the order in which they came. Where the rest of a turn takes longer than a slice, as when a thousand clients are
 * refused in each, the next slice is as long as that, so that the work goes on.
 */
export function eventLoopTurns(sliceMs = SLICE_MS): EventLoopTurns {
  let [sliceBegan, slice] = [performance.now(), sliceMs];
  let isNewTurn = true;
  /** When somebody first found the slice used up: the time since then was taken by others. */
  let leftAt: number | undefined;
  const isUsedUp = () => performance.now() - sliceBegan >= slice;
  const beginSlice = (): void => {
    const now = performance.now();
    const others = leftAt === undefined ? 0 : Math.min(now - leftAt, LONGEST_SLICE_MS);
    slice = Math.max(sliceMs, others);
    sliceBegan = now;
    leftAt = undefined;
    isNewTurn = false;
    // Queued before anybody who waits again, so it is the first to run in the next turn.
    setImmediate(() => {
      isNewTurn = true;
    });
  };
  const wait = async (): Promise<void> => {
    // All who wait are woken in the same turn, one after the other; those who find its slice used up wait for the next.
    for (;;) {
      await afterThisTurn();
      if (isNewTurn) beginSlice();
      if (!isUsedUp()) return;
      leftAt ??= performance.now();
    }
  };
  return { next: () => (isUsedUp() ? wait() : undefined) };
}
