import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

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
/** A process that idles less than this is doing all it can: what it takes up beyond its share only waits inside. */
const BUSY = 0.95;
const SHARE_WHEN_BUSY = 1 / 16;
/** Up to this share in flight a late loop has single long requests to thank for it, and refusing others would not help. */
const SHARE_WHEN_LATE = 1 / 20;

/**
 * Overloaded means too many requests in flight, or an event loop that is late on average. Requests that wait for a slow
 * database cost nothing, so many may wait; while the processor itself is what they wait for, a sixteenth of them is enough
 * to keep it at work, and more would only make every one dearer. The mean delay is what counts, and only while a queue has
 * formed: one long answer to one client makes the loop late, and refusing that client's next request would be for nothing.
 */
export function overloadGuard(bounds: OverloadBounds): OverloadGuard {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  let most = bounds.requestsInFlight;
  const taken = Math.ceil(bounds.requestsInFlight * SHARE_WHEN_LATE);
  let before = performance.eventLoopUtilization();
  const sampler = setInterval(() => {
    const mean = histogram.mean / 1e6;
    delayMs = Number.isNaN(mean) ? 0 : Math.max(0, mean - RESOLUTION_MS);
    histogram.reset();
    const now = performance.eventLoopUtilization();
    const isBusy = performance.eventLoopUtilization(now, before).utilization > BUSY;
    most = isBusy ? Math.ceil(bounds.requestsInFlight * SHARE_WHEN_BUSY) : bounds.requestsInFlight;
    before = now;
  }, SAMPLE_EVERY_MS);
  sampler.unref();
  return {
    isOverloaded: (requestsInFlight) =>
      requestsInFlight > most || (delayMs > bounds.eventLoopDelayMs && requestsInFlight > taken),
    close() {
      clearInterval(sampler);
      histogram.disable();
    },
  };
}

/** For processes and tests that never shed. */
export const neverOverloaded: OverloadGuard = { isOverloaded: () => false, close: () => undefined };
