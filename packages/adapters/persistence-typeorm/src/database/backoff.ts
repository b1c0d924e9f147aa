import type { TransientReason } from './transient-failure';

/**
 * How long to wait before the next try: doubling, and spread at random, so that those who met once do not meet again.
 * A lost connection gets longer pauses: a server that restarts needs seconds, a deadlock is over at once.
 */
export function backoffMs(attempt: number, reason: TransientReason | 'stale-version', random: () => number): number {
  const [first, most] = reason === 'lost-connection' ? [50, 2000] : [4, 500];
  const full = Math.min(first * 2 ** (attempt - 1), most);
  return full * (0.25 + 0.75 * random());
}
