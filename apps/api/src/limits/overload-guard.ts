import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Says when the process has more than it can do, so that new work is refused early instead of everything getting late. */
export interface OverloadGuard {
  isOverloaded(requestsInFlight: number): boolean;
  close(): void;
}

export interface OverloadBounds {
  readonly requestsInFlight: number;
  readonly eventLoopDelayMs: number;
}

const RESOLUTION_MS = 10;
const SAMPLE_EVERY_MS = 250;

/**
 * Overloaded means too many requests in flight, or an event loop that is late on average. The mean is what counts: one
 * long task moves the worst case but not the mean, and shedding for it would refuse requests for nothing.
 */
export function overloadGuard(bounds: OverloadBounds): OverloadGuard {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const sampler = setInterval(() => {
    const mean = histogram.mean / 1e6;
    delayMs = Number.isNaN(mean) ? 0 : Math.max(0, mean - RESOLUTION_MS);
    histogram.reset();
  }, SAMPLE_EVERY_MS);
  sampler.unref();
  return {
    isOverloaded: (requestsInFlight) => requestsInFlight > bounds.requestsInFlight || delayMs > bounds.eventLoopDelayMs,
    close() {
      clearInterval(sampler);
      histogram.disable();
    },
  };
}

/** For processes and tests that never shed. */
export const neverOverloaded: OverloadGuard = { isOverloaded: () => false, close: () => undefined };
