/**
 * Requests that come by the clock, whether or not earlier ones have been answered: as from clients who do not wait. Without a
 * clock every connection is a client that waits for its answer and asks again at once, whatever the answer was.
 */
export interface OfferedLoad {
  readonly port: number;
  /** Whole requests as they go over the wire; one after the other, and again from the start. */
  readonly requests: readonly string[];
  readonly perSecond?: number;
  /** How long it goes on before anything is counted: what waits then stays as long as it will. */
  readonly settleSeconds: number;
  readonly seconds: number;
  /** Kept connections at most; a request that finds none free is not sent. */
  readonly connections: number;
}

export interface OfferedAnswers {
  /** Answered with success in the time that counts. */
  readonly good: number;
  /** Refused by 429 or 503 with a Retry-After. */
  readonly refused: number;
  /** In milliseconds, of the refusals: the time that all but one in a hundred took at most. */
  readonly refusedWithinMs: number;
  /** Any other answer, and connections that broke. */
  readonly wrong: readonly string[];
}
