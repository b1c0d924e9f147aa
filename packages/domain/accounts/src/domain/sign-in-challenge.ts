export type ChallengePurpose =
  | 'single-sign-on'
  | 'sign-on-confirmation'
  | 'passkey-registration'
  | 'passkey-sign-in'
  | 'passkey-confirmation';

/**
 * A sign-in that has begun and waits for an answer: single use, ten minutes; an hour where it waits for
 * an e-mail. Only the SHA-256 of its secret is kept; the
 * browser has the secret in a cookie or in a form.
 */
export interface SignInChallenge {
  readonly id: number;
  readonly hash: string;
  readonly purpose: ChallengePurpose;
  /** Whose answer counts; null where the answer says who it is. */
  readonly userId: number | null;
  readonly signOnDomainId: number | null;
  /** Whom a provider vouched for, see `identityAt`; null before it has. */
  readonly identity: string | null;
  /** The page that was asked for. */
  readonly next: string | null;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly version: number;
}
