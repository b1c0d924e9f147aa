export { healthRoutes } from './health-routes';
export { metrics, type Metrics } from './metrics';
export { metricsServer } from './metrics-server';
export { readiness, type Readiness, type ReadinessProbe } from './readiness';
