import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FinishedRequest, RequestObserver } from '../serve';

export interface Metrics {
  readonly observer: RequestObserver;
  /** Others may add their own. */
  readonly registry: Registry;
  /** Tells how many heavy requests are in progress and wait, when somebody reads the metrics. */
  countHeavy(counts: () => Readonly<Record<'running' | 'waiting', number>>): void;
  /** The same of all requests: those not answered yet, and those of them that wait to be taken up. */
  countRequests(counts: () => { readonly count: number; readonly waiting: number }): void;
}

/** Pays are computed in milliseconds, payslips in tens, a pay run in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What Prometheus reads. Labels have few values: declared paths, never addresses or ids. */
export function metrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const registers = [registry];
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered', labelNames, registers });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames,
    buckets: BUCKETS,
    registers,
  });
  const kept = new Map<string, Series>();
  const seriesOf = (request: Omit<FinishedRequest, 'durationMs'>): Series => {
    const labels = labelsOf(request);
    const key = `${labels.method} ${labels.status} ${labels.route}`;
    let series = kept.get(key);
    if (series === undefined) {
      series = { answered: requests.labels(labels), took: durations.labels(labels) };
      kept.set(key, series);
    }
    return series;
  };
  // Summed over the workers of a machine by whoever gathers them.
  new Gauge({ name: 'worker_processes', help: 'Processes that serve requests', registers }).set(1);
  return {
    registry,
    countHeavy: (counts) => {
      new Gauge({
        name: 'heavy_requests',
        help: 'Heavy requests by state: running and waiting for their turn',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(counts())) this.set({ state }, count);
        },
      });
    },
    countRequests: (counts) => {
      new Gauge({
        name: 'http_requests_in_flight',
        help: 'Requests not answered yet',
        registers,
        collect() {
          this.set(counts().count);
        },
      });
      new Gauge({
        name: 'http_requests_waiting',
        help: 'Of those in flight, requests that wait until the process has time for them',
        registers,
        collect() {
          this.set(counts().waiting);
        },
      });
    },
    observer: {
      shed: (request) => seriesOf(request).answered.inc(),
      finished({ durationMs, ...request }) {
        const { answered, took } = seriesOf(request);
        answered.inc();
        took.observe(durationMs / 1000);
      },
    },
  };
}

/** One combination of labels, looked up once: there are as many as routes have answers. */
interface Series {
  readonly answered: Counter.Internal;
  readonly took: Histogram.Internal<string>;
}

function labelsOf({ method, route, status }: Omit<FinishedRequest, 'durationMs'>) {
  return { method: knownMethods.has(method) ? method : 'OTHER', route, status: String(status) };
}

/** A client may invent methods; a label may not grow with them. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
