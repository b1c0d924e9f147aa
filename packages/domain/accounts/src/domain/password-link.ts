/** A link by which a user sets a password: single use, one day. Only the SHA-256 of its secret is kept. */
export interface PasswordLink {
  readonly id: number;
  readonly hash: string;
  readonly userId: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly version: number;
}
