/** When failed work is tried again, and when it is given up. */
export interface RetryPlan {
  readonly maxAttempts: number;
  /**
   * When the next attempt is due after so many made; undefined when none is left. `putOffMs` is a lower bound that the
   * other side asked for (`Retry-After`).
   */
  readonly nextAttemptAt: (attemptsMade: number, now: number, putOffMs?: number) => number | undefined;
}

/**
 * A plan from the waits before attempts 2, 3, and so on. Past `longestPutOffMs` the plan goes on, so that a mistaken
 * header of the other side cannot park work for a year.
 */
export function retryPlan(waitsMs: readonly number[], longestPutOffMs = Number.POSITIVE_INFINITY): RetryPlan {
  return {
    maxAttempts: waitsMs.length + 1,
    nextAttemptAt: (attemptsMade, now, putOffMs = 0) => {
      const wait = waitsMs[attemptsMade - 1];
      return wait === undefined ? undefined : now + Math.max(wait, Math.min(putOffMs, longestPutOffMs));
    },
  };
}
