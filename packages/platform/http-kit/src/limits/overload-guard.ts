import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** Says when the process has more than it can do, so that new work is refused early instead of everything getting late. */
export interface OverloadGuard {
  isOverloaded(requestsInFlight: number): boolean;
  readonly mostInFlight: number;
  /** How many light requests the process works on at a time; whoever else is in flight waits to be taken up. */
  atWorkAtMost(): number;
  close(): void;
}

export interface MeasuringOverloadGuard extends OverloadGuard {
  /** Begins to measure how busy and how late the event loop is. Until then only the number in flight counts. */
  start(): void;
}

export interface OverloadBounds {
  readonly requestsInFlight: number;
  readonly eventLoopDelayMs: number;
}

const RESOLUTION_MS = 10;
const SAMPLE_EVERY_MS = 250;
/** A process that idles less than this is doing all it can: what it takes up beyond some only waits inside. */
const BUSY = 0.95;
const AT_WORK_WHEN_BUSY = 32;
/** With no more than these in flight, single long requests are what makes the loop late, and refusing others would not help. */
const FEW_IN_FLIGHT = 25;

/**
 * Overloaded means too many requests in flight, or an event loop that is late on average. Requests that wait for a slow
 * database cost nothing, so many may be at work; while the processor itself is what they wait for, some are enough to keep
 * it at work, and more would only make every one dearer. The mean delay is what counts, and only while a
 * queue has formed: one long answer to one client makes the loop late, and refusing that client's next request would be
 * for nothing.
 * Starting up is work without an idle moment too, so the measuring starts when the server listens.
 */
export function overloadGuard(bounds: OverloadBounds): MeasuringOverloadGuard {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let delayMs = 0;
  let isBusy = false;
  let before = performance.eventLoopUtilization();
  let sampler: NodeJS.Timeout | undefined;
  const sample = (): void => {
    const mean = histogram.mean / 1e6;
    delayMs = Number.isNaN(mean) ? 0 : Math.max(0, mean - RESOLUTION_MS);
    histogram.reset();
    const now = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(now, before).utilization > BUSY;
    before = now;
  };
  return {
    start() {
      if (sampler !== undefined) return;
      histogram.enable();
      before = performance.eventLoopUtilization();
      sampler = setInterval(sample, SAMPLE_EVERY_MS);
      sampler.unref();
    },
    isOverloaded: (requestsInFlight) =>
      requestsInFlight > bounds.requestsInFlight ||
      (delayMs > bounds.eventLoopDelayMs && requestsInFlight > FEW_IN_FLIGHT),
    mostInFlight: bounds.requestsInFlight,
    atWorkAtMost: () => (isBusy ? AT_WORK_WHEN_BUSY : Infinity),
    close() {
      clearInterval(sampler);
      histogram.disable();
    },
  };
}

/** For processes and tests that never shed. */
export const neverOverloaded: OverloadGuard = {
  isOverloaded: () => false,
  mostInFlight: Infinity,
  atWorkAtMost: () => Infinity,
  close: () => undefined,
};
