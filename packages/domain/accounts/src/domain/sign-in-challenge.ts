export type ChallengePurpose = 'single-sign-on' | 'passkey-registration' | 'passkey-sign-in' | 'passkey-confirmation';

/**
 * A sign-in that has begun and waits for an answer: single use, ten minutes. Only the SHA-256 of its secret is kept; the
 * browser has the secret in a cookie or in a form.
 */
export interface SignInChallenge {
  readonly id: number;
  readonly hash: string;
  readonly purpose: ChallengePurpose;
  /** Whose answer counts; null where the answer says who it is. */
  readonly userId: number | null;
  readonly signOnDomainId: number | null;
  /** The page that was asked for. */
  readonly next: string | null;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly version: number;
}
