export { healthRoutes } from './health-routes';
export { metrics, type Metrics } from './metrics';
export { metricsServer } from './metrics-server';
export { metricsOf, metricsOfWorkers, registryOf, sendMetricsToPrimary, type MetricValues } from './worker-metrics';
export { serviceMetrics, type MeasuredService, type ServiceObserver } from './service-metrics';
export { readiness, type Readiness, type ReadinessProbe } from './readiness';
