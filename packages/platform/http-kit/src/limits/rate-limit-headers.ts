import type { Quota, Verdict } from './limiter';

/** One quota that a request was counted under, and how it stands now. */
export interface Counted {
  readonly quota: Quota;
  readonly verdict: Verdict;
}

/** `RateLimit-Policy` and `RateLimit` as in the IETF draft (draft-ietf-httpapi-ratelimit-headers-10). */
export function rateLimitHeaders(counted: readonly Counted[]): Readonly<Record<string, string>> {
  return {
    'RateLimit-Policy': counted
      .map(({ quota }) => `"${quota.name}";q=${quota.limit};w=${seconds(quota.windowMs)}`)
      .join(', '),
    RateLimit: counted
      .map(({ quota, verdict }) => `"${quota.name}";r=${verdict.remaining};t=${seconds(verdict.freesInMs)}`)
      .join(', '),
  };
}

/** Whole seconds to wait, never 0: a client that waits this long is not refused for the same reason again. */
export function retryAfterSeconds({ freesInMs }: Verdict): string {
  return String(Math.max(1, seconds(freesInMs)));
}

function seconds(ms: number): number {
  return Math.ceil(ms / 1000);
}
