import { retryPlan } from '@anz-payroll/kernel';

/** An attempt that takes longer than this has failed, whatever comes after. */
export const attemptTimeoutMs = 10_000;

/** How long a listener may put us off by `Retry-After`. */
const longestPutOffMs = 24 * 60 * 60 * 1000;

/** Eight attempts in all; these are the waits before attempts 2 to 8. */
const waitsInSeconds = [30, 60, 120, 240, 480, 960, 1920];

export const { maxAttempts, nextAttemptAt } = retryPlan(
  waitsInSeconds.map((seconds) => seconds * 1000),
  longestPutOffMs,
);
