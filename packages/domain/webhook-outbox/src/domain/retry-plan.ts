/** Eight attempts in all; these are the waits before attempts 2 to 8. */
const waitsInSeconds = [30, 60, 120, 240, 480, 960, 1920] as const;

export const maxAttempts = waitsInSeconds.length + 1;

/** An attempt that takes longer than this has failed, whatever comes after. */
export const attemptTimeoutMs = 10_000;

/**
 * How long a listener may put us off by `Retry-After`; past it the plan goes on, so that a mistaken header cannot park a
 * delivery for a year.
 */
const longestPutOffMs = 24 * 60 * 60 * 1000;

/**
 * When the next attempt is due, after so many made; `undefined` when none is left. `Retry-After` is a lower bound, as
 * the waits of the plan are.
 */
export function nextAttemptAt(attemptsMade: number, now: number, retryAfterMs = 0): number | undefined {
  const wait = waitsInSeconds[attemptsMade - 1];
  if (wait === undefined) return undefined;
  return now + Math.max(wait * 1000, Math.min(retryAfterMs, longestPutOffMs));
}
