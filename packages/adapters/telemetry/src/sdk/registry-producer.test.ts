import { DataPointType } from '@opentelemetry/sdk-metrics';
import { registryProducer } from './registry-producer';

/** As prom-client tells them: buckets count everything up to their boundary. */
const told = [
  { name: 'requests_total', help: 'Requests', type: 'counter', values: [{ value: 7, labels: { status: '200' } }] },
  { name: 'queue_length', help: 'Waiting', type: 'gauge', values: [{ value: 3, labels: { queue: 'emails' } }] },
  {
    name: 'commit_seconds',
    help: 'Commits',
    type: 'histogram',
    values: [
      ...[
        [0.1, 2],
        [1, 5],
        ['+Inf', 6],
      ].map(([le, value]) => ({
        metricName: 'commit_seconds_bucket',
        labels: { le: le!, kind: 'a' },
        value: Number(value),
      })),
      { metricName: 'commit_seconds_sum', labels: { kind: 'a' }, value: 4.5 },
      { metricName: 'commit_seconds_count', labels: { kind: 'a' }, value: 6 },
    ],
  },
  { name: 'silent_total', help: 'Nothing yet', type: 'counter', values: [] },
];

test('the same values, with the buckets of OpenTelemetry, which count only what is between two boundaries', async () => {
  const producer = registryProducer({ getMetricsAsJSON: () => Promise.resolve(told) });
  const { resourceMetrics, errors } = await producer.collect();
  expect(errors).toEqual([]);
  const metrics = resourceMetrics.scopeMetrics.flatMap((scope) => scope.metrics);
  expect(metrics).toMatchObject([
    {
      descriptor: { name: 'requests_total', unit: '' },
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: [{ attributes: { status: '200' }, value: 7 }],
    },
    { dataPointType: DataPointType.GAUGE, dataPoints: [{ attributes: { queue: 'emails' }, value: 3 }] },
    {
      descriptor: { name: 'commit_seconds', unit: 's' },
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: [
        {
          attributes: { kind: 'a' },
          value: { buckets: { boundaries: [0.1, 1], counts: [2, 3, 1] }, count: 6, sum: 4.5 },
        },
      ],
    },
  ]);
});
