export { openTelemetry, type Telemetry, type TelemetrySettings } from './open-telemetry';
export type { MeasuredValue, MetricFamily, MetricsRegistry } from './metrics-registry';
