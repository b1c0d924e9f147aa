const minute = 60_000;

/** Minutes until the next try after the first, second, … failure: a short outage costs little, a long one is sat out. */
const waits = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440].map((minutes) => minutes * minute);

export const mostAttempts = waits.length + 1;

/** When to try again after so many failed attempts; undefined when that was the last. */
export function nextTryAfter(attempts: number, now: number): number | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : now + wait;
}
