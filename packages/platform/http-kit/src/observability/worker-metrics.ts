import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry, Registry } from 'prom-client';
import type { MetricsSource } from './metrics-server';

/** Metrics as they go from one thread or process to another. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

interface MetricsRequest {
  readonly kind: 'metrics-request';
  readonly request: number;
}

interface MetricsResponse {
  readonly kind: 'metrics-response';
  /** Null for the first metrics of a worker, which it sends unasked to say that it will answer requests. */
  readonly request: number | null;
  readonly values: MetricValues;
}

/** How long a reader of the metrics waits for a busy worker; after it, what that worker sent last is counted. */
const ANSWER_WITHIN_MS = 2_000;

/** In a worker: sends the metrics of these registries to the primary process whenever somebody reads them there. */
export function sendMetricsToPrimary(registries: readonly Registry[]): void {
  const send = async (request: number | null): Promise<void> => {
    const values = await metricsOf(registries).getMetricsAsJSON();
    const response: MetricsResponse = { kind: 'metrics-response', request, values };
    if (process.connected) process.send?.(response, undefined, undefined, () => undefined);
  };
  // The primary process stops waiting by itself, and a worker goes on serving without its metrics.
  const ignore = () => undefined;
  process.on('message', (message: Partial<MetricsRequest> | null) => {
    if (message?.kind === 'metrics-request') send(message.request ?? null).catch(ignore);
  });
  send(null).catch(ignore);
}

/**
 * In the primary process: the metrics of all workers in one. What a worker had counted before it died stays counted: Prometheus
 * takes a counter that falls for a restart, and would count the others' requests anew (decision 1263). prom-client's own
 * AggregatorRegistry forgets a worker with its process, and fails as a whole while one of them does not answer.
 */
export function metricsOfWorkers(): MetricsSource {
  const latest = new Map<number, MetricValues>();
  const waiting = new Map<string, () => void>();
  let ofDeadWorkers: Promise<MetricValues> = Promise.resolve([]);
  let requests = 0;
  cluster.on('message', (worker, message: Partial<MetricsResponse> | null) => {
    if (message?.kind !== 'metrics-response' || message.values === undefined) return;
    latest.set(worker.id, message.values);
    waiting.get(`${worker.id} ${message.request}`)?.();
  });
  cluster.on('exit', (worker) => {
    const last = latest.get(worker.id);
    latest.delete(worker.id);
    if (last === undefined) return;
    const counted = last.filter(({ type }) => countingTypes.has(String(type)));
    ofDeadWorkers = ofDeadWorkers.then((before) => AggregatorRegistry.aggregate([before, counted]).getMetricsAsJSON());
  });
  const ask = async (worker: Worker, request: number): Promise<void> => {
    const key = `${worker.id} ${request}`;
    const late = new AbortController();
    const message: MetricsRequest = { kind: 'metrics-request', request };
    const answered = new Promise<void>((done) => waiting.set(key, done));
    worker.send(message, () => undefined);
    await Promise.race([answered, sleep(ANSWER_WITHIN_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    waiting.delete(key);
  };
  return {
    contentType: new Registry().contentType,
    async metrics() {
      const request = (requests += 1);
      const answering = Object.values(cluster.workers ?? {}).filter(
        (worker) => worker !== undefined && worker.isConnected() && latest.has(worker.id),
      ) as readonly Worker[];
      await Promise.all(answering.map((worker) => ask(worker, request)));
      return AggregatorRegistry.aggregate([await ofDeadWorkers, ...latest.values()]).metrics();
    },
  };
}

/** Types of metrics whose values never fall. */
const countingTypes: ReadonlySet<string> = new Set(['counter', 'histogram', 'summary']);

/** What another thread measures, asked for when somebody reads it. */
export function registryOf(measured: () => Promise<MetricValues>): Registry {
  const registry = new Registry();
  registry.getMetricsAsJSON = measured;
  return registry;
}

/** Several registries of one process as one. */
export function metricsOf(registries: readonly Registry[]): MetricsSource & Pick<Registry, 'getMetricsAsJSON'> {
  const [first, ...others] = registries;
  if (others.length === 0) return first!;
  const together = async (): Promise<Registry> =>
    AggregatorRegistry.aggregate(await Promise.all(registries.map((registry) => registry.getMetricsAsJSON())));
  return {
    contentType: first!.contentType,
    metrics: async () => (await together()).metrics(),
    getMetricsAsJSON: async () => (await together()).getMetricsAsJSON(),
  };
}
