import { ValueType, type HrTime } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MeasuredValue, MetricFamily, MetricsRegistry } from '../metrics-registry';

/** The metrics of a Prometheus registry as OpenTelemetry tells them: the same names, labels and values. */
export function registryProducer(registry: MetricsRegistry): MetricProducer {
  const startTime = millisToHrTime(Date.now());
  return {
    collect: async () => {
      const told = await registry.getMetricsAsJSON();
      const times = { startTime, endTime: millisToHrTime(Date.now()) };
      const metrics = told.flatMap((family) => metricOf(family, times));
      const scopeMetrics = [{ scope: { name: 'payroll' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Nothing where there is no value yet, and for summaries, which OpenTelemetry does not make. */
function metricOf(family: MetricFamily, times: Times): readonly MetricData[] {
  if (family.values.length === 0) return [];
  const { name, help: description } = family;
  const unit = name.includes('_seconds') ? 's' : name.includes('_bytes') ? 'By' : '';
  const shared = {
    descriptor: { name, description, unit, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = family.values.map(({ value, labels }) => ({ ...times, attributes: labels, value }));
  switch (family.type) {
    case 'counter':
      return [{ ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points }];
    case 'gauge':
      return [{ ...shared, dataPointType: DataPointType.GAUGE, dataPoints: points }];
    case 'histogram':
      return [{ ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(family, times) }];
    default:
      return [];
  }
}

interface Series {
  readonly labels: MeasuredValue['labels'];
  /** Up to and with each boundary, as Prometheus counts. */
  readonly upTo: (readonly [boundary: number, count: number])[];
  count: number;
  sum: number;
}

function histograms({ name, values }: MetricFamily, times: Times): DataPoint<Histogram>[] {
  const all = new Map<string, Series>();
  for (const {
    metricName,
    labels: { le, ...labels },
    value,
  } of values) {
    const key = JSON.stringify(labels);
    let series = all.get(key);
    if (series === undefined) all.set(key, (series = { labels, upTo: [], count: 0, sum: 0 }));
    if (metricName === `${name}_sum`) series.sum = value;
    else if (metricName === `${name}_count`) series.count = value;
    else if (le !== '+Inf') series.upTo.push([Number(le), value]);
  }
  return [...all.values()].map(({ labels, upTo, count, sum }) => {
    const boundaries = upTo.map(([boundary]) => boundary);
    const counts = [...upTo.map(([, each]) => each), count].map(
      (each, at, cumulated) => each - (cumulated[at - 1] ?? 0),
    );
    return { ...times, attributes: labels, value: { buckets: { boundaries, counts }, count, sum } };
  });
}
