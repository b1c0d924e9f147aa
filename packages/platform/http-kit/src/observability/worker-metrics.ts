import { AggregatorRegistry, Registry } from 'prom-client';
import type { MetricsSource } from './metrics-server';

/** Metrics as they go from one thread or process to another. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** In a worker: the primary process asks for these registries whenever somebody reads the metrics. */
export function tellPrimary(registries: Registry[]): void {
  AggregatorRegistry.setRegistries(registries);
  new AggregatorRegistry();
}

/** In the primary process: the metrics of all workers in one. */
export function metricsOfWorkers(): MetricsSource {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
}

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
