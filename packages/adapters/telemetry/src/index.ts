export { openTelemetry, type Telemetry } from './open-telemetry';
