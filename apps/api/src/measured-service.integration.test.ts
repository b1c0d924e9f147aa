import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metrics, serviceMetrics } from '@anz-payroll/http-kit/observability';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { Registry } from 'prom-client';
import { measuredService } from './measured-service';
import { startPayService, type PayService } from './testing/pay-service';
import { NOON } from './testing/people-service';

jest.setTimeout(60_000);

/** Prometheus's text format: `name{label="value"} 12`. */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  if (line === undefined) throw new Error(`${series} is not there`);
  return Number(line.slice(series.length + 1));
}

describe.each(testEngines)('what the metrics tell beside requests on $engine', (engine) => {
  let host: PayService;
  const registry = new Registry();
  beforeAll(async () => {
    host = await startPayService(engine, { WEBHOOK_ALLOW_PRIVATE_TARGETS: 'on' });
    serviceMetrics(registry, measuredService(host.service));
  });
  afterAll(() => host.close());

  test('commits, calculations, waiting deliveries and their age', async () => {
    const employer = await host.employer();
    const employee_id = await employer.hire('au');
    const made = await host.service.outbox.registerEndpoint({
      customerId: employer.customerId,
      url: 'http://127.0.0.1:9/hook',
      events: ['pay.created'],
      description: '',
    });
    expect(made).toMatchObject({ ok: true });
    const before = await registry.metrics();
    expect(valueOf(before, 'queue_length{queue="webhooks"}')).toBe(0);
    expect(valueOf(before, 'queue_oldest_age_seconds{queue="webhooks"}')).toBe(0);
    const commits = valueOf(before, 'database_commit_duration_seconds_count');

    const hours = [{ description: 'Ordinary time', units: 'hours', value: 38, rate: 40 }];
    expect((await employer.pay('au', [{ employee_id, hours }])).status).toBe(201);
    host.setNow(NOON + 90_000);
    const after = await registry.metrics();
    expect(valueOf(after, 'queue_length{queue="webhooks"}')).toBe(1);
    expect(valueOf(after, 'queue_oldest_age_seconds{queue="webhooks"}')).toBe(90);
    expect(valueOf(after, 'queue_length{queue="emails"}')).toBe(0);
    expect(valueOf(after, 'queue_length{queue="lodgements"}')).toBe(0);
    expect(valueOf(after, 'pay_calculation_duration_seconds_count')).toBe(1);
    expect(valueOf(after, 'database_commit_duration_seconds_count')).toBeGreaterThan(commits);
    if (engine.engine === 'mysql') expect(valueOf(after, 'database_connections{state="waiting"}')).toBe(0);
  });
});

/** Every metric of a service that has answered a request. */
async function servedNames(): Promise<{ readonly families: readonly string[]; readonly series: ReadonlySet<string> }> {
  const made = metrics();
  const { registry, observer } = made;
  made.countHeavy(() => ({ running: 0, waiting: 0 }));
  made.countRequests(() => ({ count: 0, waiting: 0 }));
  observer.finished({ method: 'GET', route: '/', status: 200, durationMs: 1 });
  serviceMetrics(registry, {
    observe: () => undefined,
    connections: () => ({ open: 1, busy: 0, waiting: 0 }),
    waitingWork: () => Promise.resolve([{ queue: 'webhooks', waiting: 0, oldest: null }]),
    now: () => NOON,
  });
  const text = await registry.metrics();
  const families = [...text.matchAll(/^# TYPE ([a-z_0-9]+) /gm)].map(([, name = '']) => name);
  return { families, series: new Set(text.match(/^[a-z_0-9]+(?=[{ ])/gm)) };
}

/** Those that Node and prom-client bring are documented by them. */
const own = (families: readonly string[]) => families.filter((name) => !/^(?:nodejs|process)_/.test(name)).sort();

test('the dashboard asks for nothing that the metrics do not have, and for everything of ours', async () => {
  const { families, series } = await servedNames();
  const file = readFileSync(join(__dirname, '../../../docker/grafana-dashboard.json'), 'utf8');
  const asked = [...file.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)(?=(?:\{[^}]*\})?(?:\[5m\])?\))/g)].map(
    ([, name = '']) => name,
  );
  expect(asked.filter((name) => !series.has(name))).toEqual([]);
  expect(
    [...new Set(asked.map((name) => name.replace(/_bucket$/, '')))].filter((name) => own([name]).length > 0).sort(),
  ).toEqual(own(families));
});

test('the guide names the metrics that there are', async () => {
  const guide = readFileSync(join(__dirname, '../../../docs/how-to/operate-the-api.md'), 'utf8');
  const named = [...guide.matchAll(/^\| `([a-z_]+)` +\|/gm)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(own((await servedNames()).families));
});
