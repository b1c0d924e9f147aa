export interface DispatcherLimits {
  /**
   * Attempts under way at once, over all endpoints, as long as listeners answer promptly. Twice as many are claimed ahead.
   */
  readonly concurrency: number;
  /** Deliveries held at once, counting also those that have been waiting for their listener for `slowAfterMs`. */
  readonly most: number;
  /** Attempts under way at once to one endpoint, so that a slow listener holds up only itself. */
  readonly perEndpoint: number;
  /** The same for one host, over all endpoints there. */
  readonly perHost: number;
  /** From here on an attempt counts only towards `most`: slow listeners do not take the slots of prompt ones. */
  readonly slowAfterMs: number;
  /** How long a result waits at most for others to be written with it, while other listeners are about to answer. */
  readonly gatherMs: number;
  /** How long a claim holds without being renewed. */
  readonly leaseMs: number;
}

export const usualLimits: DispatcherLimits = {
  concurrency: 128,
  most: 1024,
  perEndpoint: 16,
  perHost: 64,
  slowAfterMs: 200,
  gatherMs: 25,
  leaseMs: 8_000,
};
