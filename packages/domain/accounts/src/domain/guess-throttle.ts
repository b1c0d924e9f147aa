/** Five wrong guesses in any sixty seconds, counted apart for the account and for the address they come from. */
export const guessLimit = { guesses: 5, windowMs: 60_000 } as const;

export type Admission =
  | { readonly admitted: true; readonly guesses: readonly number[] }
  | { readonly admitted: false; readonly retryAfterMs: number };

/**
 * Whether one more guess may be made now, given the moments of the earlier ones. A rolling window: a fixed one would
 * let twice the limit through at its edge.
 */
export function admitGuess(earlier: readonly number[], now: number): Admission {
  const recent = earlier.filter((at) => at > now - guessLimit.windowMs);
  const oldest = recent[recent.length - guessLimit.guesses];
  if (oldest !== undefined) return { admitted: false, retryAfterMs: oldest + guessLimit.windowMs - now };
  return { admitted: true, guesses: [...recent, now] };
}

/** A guess that turned out right does not count; one mark of its moment is taken back. */
export function forgetGuess(guesses: readonly number[], at: number): readonly number[] {
  const index = guesses.indexOf(at);
  return index === -1 ? guesses : guesses.toSpliced(index, 1);
}
