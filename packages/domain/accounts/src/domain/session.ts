/** A signed-in browser. Only the SHA-256 of the cookie's secret is kept. */
export interface Session {
  readonly id: number;
  readonly hash: string;
  readonly userId: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When it was last used, to within five minutes; null in sessions of earlier versions. */
  readonly seenAt: number | null;
  readonly endedAt: number | null;
  readonly version: number;
}
