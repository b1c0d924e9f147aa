import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry, Registry } from 'prom-client';
import type { MetricsSource } from './metrics-server';

/** Metrics as they go from one thread or process to another. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

interface Wanted {
  readonly kind: 'metrics-wanted';
  readonly request: number;
}

/** The first ones nobody has asked for: they say that this worker answers. */
interface Told {
  readonly kind: 'metrics-told';
  readonly request: number | null;
  readonly values: MetricValues;
}

/** So long the metrics wait for a worker that is busy; then it counts with what it told last. */
const PATIENCE_MS = 2_000;

/** In a worker: tells the primary process these registries whenever somebody reads the metrics. */
export function tellPrimary(registries: readonly Registry[]): void {
  const tell = async (request: number | null): Promise<void> => {
    const told: Told = { kind: 'metrics-told', request, values: await metricsOf(registries).getMetricsAsJSON() };
    if (process.connected) process.send?.(told, undefined, undefined, () => undefined);
  };
  const unheard = () => undefined;
  process.on('message', (message: Partial<Wanted> | null) => {
    if (message?.kind === 'metrics-wanted') tell(message.request ?? null).catch(unheard);
  });
  tell(null).catch(unheard);
}

/**
 * In the primary process: the metrics of all workers in one. What a worker that died had counted stays counted, since a sum
 * that falls looks like a restart, after which everything would have been counted within a moment.
 */
export function metricsOfWorkers(): MetricsSource {
  const latest = new Map<number, MetricValues>();
  const waiting = new Map<string, () => void>();
  let gone: Promise<MetricValues> = Promise.resolve([]);
  let requests = 0;
  cluster.on('message', (worker, message: Partial<Told> | null) => {
    if (message?.kind !== 'metrics-told' || message.values === undefined) return;
    latest.set(worker.id, message.values);
    waiting.get(`${worker.id} ${message.request}`)?.();
  });
  cluster.on('exit', (worker) => {
    const last = latest.get(worker.id);
    latest.delete(worker.id);
    if (last === undefined) return;
    const counted = last.filter(({ type }) => countingTypes.has(String(type)));
    gone = gone.then((before) => AggregatorRegistry.aggregate([before, counted]).getMetricsAsJSON());
  });
  const ask = async (worker: Worker, request: number): Promise<void> => {
    const key = `${worker.id} ${request}`;
    const late = new AbortController();
    const wanted: Wanted = { kind: 'metrics-wanted', request };
    const answered = new Promise<void>((done) => waiting.set(key, done));
    worker.send(wanted, () => undefined);
    await Promise.race([answered, sleep(PATIENCE_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
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
      return AggregatorRegistry.aggregate([await gone, ...latest.values()]).metrics();
    },
  };
}

/** What only grows. */
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
