import type { Tracer } from '@anz-payroll/kernel';
import type { MetricsRegistry } from './metrics-registry';

/** Settings of the OpenTelemetry specification; its SDK reads further ones from the environment by itself. */
export interface TelemetrySettings {
  readonly otelEndpoint: string | undefined;
  readonly otelProtocol: 'http/protobuf' | 'http/json';
  /** `name=value,name=value`, as in the two below. */
  readonly otelHeaders: string | undefined;
  readonly otelServiceName: string | undefined;
  readonly otelResourceAttributes: string | undefined;
  readonly otelSampler: SamplerName;
  readonly otelSamplerShare: number | undefined;
  readonly otelTraces: 'otlp' | 'none';
  readonly otelMetrics: 'otlp' | 'none';
  readonly otelMetricIntervalMs: number;
  readonly otelDisabled: boolean;
}

export type SamplerName = `${'' | 'parentbased_'}${'always_on' | 'always_off' | 'traceidratio'}`;

export interface Telemetry {
  /** Undefined where no traces are exported. */
  readonly tracer: Tracer | undefined;
  /** Exports these metrics from now on; undefined where none are exported. */
  readonly exportMetrics: ((registry: MetricsRegistry) => void) | undefined;
  /** Sends what is left, and ends. */
  close(): Promise<void>;
}

const off: Telemetry = { tracer: undefined, exportMetrics: undefined, close: () => Promise.resolve() };

/**
 * Traces and metrics for whoever receives them. Without a receiver no module of OpenTelemetry is loaded.
 *
 * @param program the name of the service where OTEL_SERVICE_NAME says none.
 * @param onTrouble told, at most once a minute, that something could not be exported.
 */
export async function openTelemetry(
  program: string,
  settings: TelemetrySettings,
  onTrouble: () => void,
): Promise<Telemetry> {
  const { otelEndpoint, otelDisabled, otelTraces, otelMetrics } = settings;
  if (otelEndpoint === undefined || otelDisabled || (otelTraces === 'none' && otelMetrics === 'none')) return off;
  const { startTelemetry } = await import('@anz-payroll/telemetry/sdk');
  return startTelemetry(program, settings, onTrouble);
}
