/** An authenticator app that shows time-based codes, and codes on paper for when the telephone is gone. @law RFC 6238 */
export interface SecondFactor {
  readonly id: number;
  readonly userId: number;
  /** Shared with the app, in base32; stored encrypted. */
  readonly secret: string;
  /** Null until a first code has shown that the app has the secret. */
  readonly confirmedAt: number | null;
  /** The step of the last code that was taken: no code is taken twice. */
  readonly lastStep: number;
  /** The SHA-256 of the recovery codes that are left. */
  readonly recoveryHashes: readonly string[];
  readonly createdAt: number;
  readonly version: number;
}

const stepMs = 30_000;

/** Steps that a code may belong to now: clocks differ by up to half a minute. @law RFC 6238 5.2 */
export function stepsAround(now: number): readonly number[] {
  const step = Math.floor(now / stepMs);
  return [step - 1, step, step + 1];
}

/** As people type them: with spaces or dashes, in small letters. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

export const recoveryCodeCount = 10;

/** How long somebody who has confirmed it is them may release money without being asked again. */
export const confirmedForMs = 15 * 60_000;
