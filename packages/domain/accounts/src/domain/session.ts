/** A signed-in browser. Only the SHA-256 of the cookie's secret is kept. */
export interface Session {
  readonly id: number;
  readonly hash: string;
  readonly userId: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly endedAt: number | null;
  readonly version: number;
}
