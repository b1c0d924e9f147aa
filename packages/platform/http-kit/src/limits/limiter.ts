/** So many requests within any stretch of this length. */
export interface Quota {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

export interface Remaining {
  /** How many more would be allowed right now. */
  readonly remaining: number;
}

export interface Verdict extends Remaining {
  readonly allowed: boolean;
  /** Milliseconds until the oldest counted request leaves the window; 0 when none is counted. */
  readonly freesInMs: number;
}

/** Counts requests in a rolling window: at no moment do more than `limit` lie within the last `windowMs`. */
export interface Limiter {
  /** Counts one request if it is allowed; a refused one does not count. */
  take(key: string, quota: Quota): Verdict | Promise<Verdict>;
  /** What is left, without counting anything. */
  peek(key: string, quota: Quota): Remaining | Promise<Remaining>;
  close(): Promise<void>;
}
