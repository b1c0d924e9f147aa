import { diag, DiagLogLevel } from '@opentelemetry/api';
import { getStringFromEnv, parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { randomUUID } from 'node:crypto';
import { MeterProvider, PeriodicExportingMetricReader, type PushMetricExporter } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { MetricsRegistry } from '../metrics-registry';
import type { Telemetry, TelemetrySettings } from '../open-telemetry';
import { openTelemetryTracer } from './open-telemetry-tracer';
import { registryProducer } from './registry-producer';

const TROUBLE_EVERY_MS = 60_000;
/** A receiver that is away must not hold up a stop. */
const LAST_EXPORT_MS = 5_000;

/** Loads the SDK. */
export async function startTelemetry(
  program: string,
  settings: TelemetrySettings,
  onTrouble: () => void,
): Promise<Telemetry> {
  const { otelServiceName, otelResourceAttributes, otelTraces, otelMetrics, otelMetricIntervalMs } = settings;
  tellTrouble(onTrouble);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': program, 'service.instance.id': randomUUID() }))
    .merge(resourceFromAttributes(parseKeyPairsIntoRecord(otelResourceAttributes)))
    .merge(resourceFromAttributes(otelServiceName === undefined ? {} : { 'service.name': otelServiceName }));
  const traces =
    otelTraces === 'none'
      ? undefined
      : new BasicTracerProvider({
          resource,
          sampler: samplerOf(settings),
          spanProcessors: [new BatchSpanProcessor(await exporterOfTraces(settings))],
        });
  const metricExporter = otelMetrics === 'none' ? undefined : await exporterOfMetrics(settings);
  let meters: MeterProvider | undefined;
  return {
    tracer: traces && openTelemetryTracer(traces.getTracer('payroll')),
    exportMetrics:
      metricExporter &&
      ((registry: MetricsRegistry) => {
        const reader = new PeriodicExportingMetricReader({
          exporter: metricExporter,
          exportIntervalMillis: otelMetricIntervalMs,
          exportTimeoutMillis: Math.min(otelMetricIntervalMs, LAST_EXPORT_MS),
          metricProducers: [registryProducer(registry)],
        });
        meters = new MeterProvider({ resource, readers: [reader] });
      }),
    close: async () => {
      const closing = Promise.allSettled([traces?.shutdown(), meters?.shutdown()]);
      const late = new Promise((resolve) => setTimeout(resolve, LAST_EXPORT_MS).unref());
      await Promise.race([closing, late]);
    },
  };
}

function samplerOf({ otelSampler, otelSamplerShare }: TelemetrySettings): Sampler {
  const root = otelSampler.endsWith('traceidratio')
    ? new TraceIdRatioBasedSampler(otelSamplerShare ?? 1)
    : otelSampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new AlwaysOnSampler();
  return otelSampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

async function exporterOfTraces(settings: TelemetrySettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    settings.otelProtocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter(receiverOf(settings, 'traces'));
}

async function exporterOfMetrics(settings: TelemetrySettings): Promise<PushMetricExporter> {
  const { OTLPMetricExporter } =
    settings.otelProtocol === 'http/json'
      ? await import('@opentelemetry/exporter-metrics-otlp-http')
      : await import('@opentelemetry/exporter-metrics-otlp-proto');
  return new OTLPMetricExporter(receiverOf(settings, 'metrics'));
}

/** An address for one signal, such as OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, goes before the common one; the SDK reads it. */
function receiverOf({ otelEndpoint, otelHeaders }: TelemetrySettings, signal: 'traces' | 'metrics') {
  const own = getStringFromEnv(`OTEL_EXPORTER_OTLP_${signal.toUpperCase()}_ENDPOINT`);
  return {
    headers: parseKeyPairsIntoRecord(otelHeaders),
    ...(own === undefined ? { url: `${otelEndpoint?.replace(/\/$/, '')}/v1/${signal}` } : {}),
  };
}

/** The SDK's own messages hold addresses and answers of the receiver; that there is trouble is enough for the log. */
function tellTrouble(onTrouble: () => void): void {
  let told = Number.NEGATIVE_INFINITY;
  const tell = (): void => {
    const now = performance.now();
    if (now - told < TROUBLE_EVERY_MS) return;
    told = now;
    onTrouble();
  };
  const ignore = (): void => undefined;
  const logger = { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
