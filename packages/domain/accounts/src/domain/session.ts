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
  /** The password was right and the code is still to come: it lets nobody in. */
  readonly isPending: boolean;
  /** When somebody last showed by a code that it is them. */
  readonly confirmedAt: number | null;
  /** Where it began, and what the browser called itself; null in sessions of earlier versions. */
  readonly address: string | null;
  readonly agent: string | null;
  readonly version: number;
}
