/**
 * The guesses under one key: a moment for each that was wrong, and a negative moment for each that is being judged. Right
 * ones leave nothing behind.
 */
export type GuessLog = readonly number[];

export interface GuessLimit {
  readonly windows: readonly { readonly guesses: number; readonly windowMs: number }[];
  /** How long after the last wrong guess the next is judged, by how many were wrong within a day. */
  readonly delayMs?: (wrong: number) => number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Five are free; then the wait doubles from a second to a quarter of an hour. */
function growing(wrong: number): number {
  return wrong < 5 ? 0 : Math.min(1000 * 2 ** (wrong - 5), 15 * minute);
}

/**
 * Guesses from unknown devices count against three keys. Account and address together are limited hard, so that a stranger
 * elsewhere cannot use up what an owner has; the account alone is slowed down, and no more than 100 guesses a day are
 * judged; an address alone is limited against trying one password on many accounts. A known device counts by itself.
 */
export const guessLimits = {
  accountAndAddress: {
    windows: [
      { guesses: 5, windowMs: minute },
      { guesses: 20, windowMs: day },
    ],
  },
  account: { windows: [{ guesses: 100, windowMs: day }], delayMs: growing },
  address: {
    windows: [
      { guesses: 20, windowMs: minute },
      { guesses: 300, windowMs: day },
    ],
  },
  device: {
    windows: [
      { guesses: 5, windowMs: minute },
      { guesses: 50, windowMs: day },
    ],
  },
} as const satisfies Readonly<Record<string, GuessLimit>>;

/** Wrong codes of one user, from wherever they come: a million codes last for years. */
export const codeLimit: GuessLimit = {
  windows: [
    { guesses: 5, windowMs: minute },
    { guesses: 20, windowMs: day },
  ],
};

/** How often somebody asks for another e-mail address, with a wrong password or the right one. */
export const emailChangeLimit: GuessLimit = {
  windows: [
    { guesses: 10, windowMs: 60 * minute },
    { guesses: 20, windowMs: day },
  ],
};

/** How often a link to set a new password is asked for, by account and by address. */
export const resetLimits = {
  account: {
    windows: [
      { guesses: 3, windowMs: 60 * minute },
      { guesses: 10, windowMs: day },
    ],
  },
  address: { windows: [{ guesses: 20, windowMs: 60 * minute }] },
} as const satisfies Readonly<Record<string, GuessLimit>>;

export type Admission =
  | { readonly kind: 'admitted'; readonly log: GuessLog }
  | { readonly kind: 'refused'; readonly retryAfterMs: number }
  /** It hangs on guesses that are being judged at this moment: ask again shortly. */
  | { readonly kind: 'wait' };

/** After this time a guess whose judgement was never entered, because its process stopped, is taken for wrong. */
const judgedWithinMs = 30_000;

/** How often an address is invited. */
export const invitationLimit: GuessLimit = {
  windows: [
    { guesses: 5, windowMs: 60 * minute },
    { guesses: 15, windowMs: day },
  ],
};

/** Whether one more guess may be judged now. Windows roll: a fixed one would let twice the limit through at its edge. */
export function admitGuess(earlier: GuessLog, now: number, limit: GuessLimit): Admission {
  const kept = earlier
    .map((at) => (at < 0 && -at <= now - judgedWithinMs ? -at : at))
    .filter((at) => Math.abs(at) > now - day);
  const wrong = kept.filter((at) => at >= 0).sort((a, b) => a - b);
  const pending = kept.length - wrong.length;
  for (const { guesses, windowMs } of limit.windows) {
    const recent = wrong.filter((at) => at > now - windowMs);
    const oldest = recent[recent.length - guesses];
    if (oldest !== undefined) return { kind: 'refused', retryAfterMs: oldest + windowMs - now };
    if (recent.length + pending >= guesses) return { kind: 'wait' };
  }
  const delay = limit.delayMs?.(wrong.length) ?? 0;
  const due = (wrong.at(-1) ?? Number.NEGATIVE_INFINITY) + delay;
  if (delay > 0 && now < due) return { kind: 'refused', retryAfterMs: due - now };
  if (pending > 0 && (limit.delayMs?.(wrong.length + pending) ?? 0) > 0) return { kind: 'wait' };
  return { kind: 'admitted', log: [...kept, -now] };
}

/** Enters the judgement of the guess that was admitted at this moment. */
export function settleGuess(log: GuessLog, at: number, isRight: boolean): GuessLog {
  const index = log.indexOf(-at);
  const rest = index === -1 ? log : log.toSpliced(index, 1);
  return isRight ? rest : [...rest, at];
}
