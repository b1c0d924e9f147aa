import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'payroll-telemetry-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const addressOf = (name: string) => `sqlite:${join(folder, `${name}.sqlite`)}`;

/** The demo with a webhook of its owner. */
async function prepare(name: string, webhooks: string): Promise<void> {
  const read = readSettings({
    ...{ DATABASE_URL: addressOf(name), DEMO_HISTORY: 'off', WEBHOOK_ALLOW_PRIVATE_TARGETS: 'on' },
  });
  if (!read.ok) throw new Error(read.problems.join('; '));
  const service = await openService(read.settings);
  await service.database.migrate();
  const seeded = await service.seedDemo();
  if (seeded.kind !== 'seeded') throw new Error(seeded.kind);
  const made = await service.outbox.registerEndpoint({
    customerId: seeded.customerId,
    url: `${webhooks}/hook`,
    events: ['pay.created'],
    description: planted.name,
  });
  expect(made).toMatchObject({ ok: true });
  await service.close();
}

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  readonly token: string;
  /** Ends it as an operator does, and answers which modules it had loaded by then. */
  stop(): Promise<readonly string[]>;
}

/** The service as `npm start` runs it, on a new SQLite file with the demo. */
async function start(name: string, environment: Readonly<Record<string, string>>): Promise<Running> {
  const loaded = join(folder, `${name}-modules.json`);
  const probe = join(folder, `${name}-probe.cjs`);
  const script = `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(loaded)}, JSON.stringify(Object.keys(require.cache))));`;
  writeFileSync(probe, script);
  const loader = join(__dirname, '../../../packages/platform/tooling/run-typescript.cjs');
  const child = spawn(process.execPath, ['-r', loader, '-r', probe, join(__dirname, 'main.ts')], {
    cwd: folder,
    env: {
      ...{ PATH: process.env['PATH'], DATABASE_URL: addressOf(name), PORT: '0' },
      ...{ LOG_LEVEL: 'silent', DEMO_SEED: 'on', DEMO_HISTORY: 'off', MAIL_FOLDER: join(folder, 'mail') },
      ...{ WEBHOOK_ALLOW_PRIVATE_TARGETS: 'on', LODGEMENT_FOLDER: join(folder, 'lodged') },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  await until(() => said.includes('The pay calculator') || child.exitCode !== null);
  const [, address = '', token = ''] = /Payroll API +(\S+)[^]*Bearer ([\w-]+)/.exec(said) ?? [];
  return {
    child,
    address,
    token,
    stop: async () => {
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
      return JSON.parse(readFileSync(loaded, 'utf8')) as string[];
    },
  };
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600 && !holds(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  if (!holds()) throw new Error('It never came true');
}

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A receiver of OTLP, and of a webhook. */
async function receiver(): Promise<{ readonly url: string; readonly got: Received[]; close(): void }> {
  const got: Received[] = [];
  const server: Server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      got.push({ path: req.url ?? '', headers: req.headers, body: Buffer.concat(chunks) });
      res.writeHead(200, { 'Content-Type': req.headers['content-type'] ?? 'text/plain' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, got, close: () => void server.close().closeAllConnections() };
}

/** What clients send and nobody but the database may keep: each place has its own. */
const NEEDLE = 'Xylophonovic';
const planted = {
  name: `${NEEDLE}-name`,
  query: `${NEEDLE}-query`,
  path: `${NEEDLE}-path`,
  header: `${NEEDLE}-header`,
  token: `${NEEDLE}-token`,
  state: `${NEEDLE}-state`,
  method: `${NEEDLE.toUpperCase()}`,
};
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

async function useService({ address, token }: Running): Promise<{ readonly ids: readonly number[] }> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const ask = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(address + path, { method, headers: { ...headers, ...more }, ...sent });
    const text = await response.text();
    return { status: response.status, value: (text === '' ? {} : JSON.parse(text)) as never };
  };
  const listed = await ask('GET', '/api/company', undefined, {
    traceparent: `00-${TRACE}-${PARENT}-01`,
    tracestate: `vendor=${planted.state}`,
    baggage: `who=${planted.state}`,
    'X-Request-Id': planted.header,
    'User-Agent': planted.header,
  });
  expect(listed.status).toBe(200);
  const companies = listed.value as { id: number; country: string }[];
  const company = companies.find(({ country }) => country === 'AU')!;
  const people = (await ask('GET', `/api/company/${company.id}/employees`)).value as { id: number }[];
  const employee = people[0]!.id;
  const renamed = await ask('PATCH', `/api/company/${company.id}/employees/update`, [
    { id: employee, city: planted.name },
  ]);
  expect(renamed.status).toBe(200);
  const paid = await ask('PUT', `/api/company/${company.id}/pays/create?pay_date=2026-08-13`, [
    { employee_id: employee, hours: [{ description: planted.name, units: 'hours', value: 38, rate: 40 }] },
  ]);
  expect(paid.status).toBe(201);
  // Whatever a stranger sends.
  await ask('GET', `/api/company/${planted.path}`);
  await ask('GET', `/nowhere/${planted.path}?q=${planted.query}`);
  await ask('GET', `/api/company?name=${planted.query}`);
  await ask('GET', '/api/company', undefined, { Authorization: `Bearer ${planted.token}` });
  await ask('POST', '/api/webhooks', { url: planted.name, events: [planted.name] });
  await ask('GET', '/api/company', undefined, { traceparent: planted.header });
  await ask(planted.method, '/api/company').catch(() => undefined);
  return { ids: [company.id, employee] };
}

interface JsonSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status?: { readonly code?: number; readonly message?: string };
}

function spansOf(got: readonly Received[]): readonly JsonSpan[] {
  return got
    .filter(({ path }) => path === '/v1/traces')
    .map(({ body }) => JSON.parse(body.toString()) as { resourceSpans: { scopeSpans: { spans: JsonSpan[] }[] }[] })
    .flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
}

describe.each(['http/json', 'http/protobuf'])('a receiver of %s', (protocol) => {
  let otlp: Awaited<ReturnType<typeof receiver>>;
  let hooks: Awaited<ReturnType<typeof receiver>>;
  let used: Awaited<ReturnType<typeof useService>>;
  let modules: readonly string[];

  beforeAll(async () => {
    [otlp, hooks] = [await receiver(), await receiver()];
    const name = protocol.replace('/', '-');
    await prepare(name, hooks.url);
    const running = await start(name, {
      OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of-the-receiver',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      // Nothing is due before the stop: what arrives was sent by it.
      OTEL_BSP_SCHEDULE_DELAY: '600000',
      OTEL_METRIC_EXPORT_INTERVAL: '600000',
    });
    used = await useService(running);
    await until(() => hooks.got.length > 0);
    modules = await running.stop();
  });
  afterAll(() => {
    otlp.close();
    hooks.close();
  });

  test('gets traces and metrics when the service stops, with its key', () => {
    expect(modules.some((file) => file.includes('/@opentelemetry/sdk-trace'))).toBe(true);
    expect([...new Set(otlp.got.map(({ path }) => path))].sort()).toEqual(['/v1/metrics', '/v1/traces']);
    const type = protocol === 'http/json' ? 'application/json' : 'application/x-protobuf';
    for (const { headers } of otlp.got) {
      expect(headers).toMatchObject({ 'content-type': type, 'api-key': 'of-the-receiver' });
    }
    const metrics = otlp.got.filter(({ path }) => path === '/v1/metrics').map(({ body }) => body.toString('latin1'));
    for (const name of [
      'http_requests_total',
      'http_request_duration_seconds',
      'queue_length',
      'queue_oldest_age_seconds',
      'database_commit_duration_seconds',
      'pay_calculation_duration_seconds',
      'payroll-api',
      'deployment.environment.name',
    ]) {
      expect(metrics.join('')).toContain(name);
    }
  });

  test('nothing that a client sent is in it, and no id', () => {
    const all = otlp.got.map(({ body }) => body.toString('latin1')).join('\n');
    expect(all).toContain('PUT /api/company/{company_id}/pays/create');
    expect(all.toLowerCase()).not.toContain(NEEDLE.toLowerCase());
    for (const id of used.ids) expect(all).not.toContain(`/${id}`);
  });

  test('receivers of webhooks get no trace ids', () => {
    for (const { headers } of hooks.got)
      expect(Object.keys(headers).filter((name) => /trace|baggage/.test(name))).toEqual([]);
  });

  if (protocol !== 'http/json') return;

  test('a request is named by its route, below its caller, with what it did below it', () => {
    const spans = spansOf(otlp.got);
    const listed = spans.filter(({ traceId, name }) => traceId === TRACE && name.startsWith('GET'));
    expect(listed).toMatchObject([{ name: 'GET /api/company', parentSpanId: PARENT }]);
    const paid = spans.find(({ name }) => name === 'PUT /api/company/{company_id}/pays/create')!;
    const below = spans.filter(({ traceId }) => traceId === paid.traceId);
    const work = below.filter(({ name }) => name === 'unit of work');
    expect(work.length).toBeGreaterThan(0);
    const named = (name: string) => below.filter((span) => span.name === name);
    expect(named('commit').length).toBeGreaterThan(0);
    for (const { parentSpanId } of named('commit')) {
      expect(work.map(({ spanId }) => spanId)).toContain(parentSpanId);
    }
    expect(named('calculate pays').flatMap(({ attributes }) => attributes)).toEqual([
      { key: 'payroll.pays', value: { intValue: 1 } },
    ]);
    const delivered = spans.find(({ name }) => name === 'deliver webhook')!;
    expect(delivered.attributes).toEqual(
      expect.arrayContaining([{ key: 'http.response.status_code', value: { intValue: 200 } }]),
    );
  });

  test('every name and attribute is one that the code has', () => {
    const told = new Map<string, Set<unknown>>();
    for (const { name, attributes, status } of spansOf(otlp.got)) {
      expect(name).toMatch(
        /^(?:(?:GET|PUT|POST|PATCH|DELETE|HTTP) (?:\/\S*|unmatched)|unit of work|commit|calculate pays|deliver webhook|send email|lodge)$/,
      );
      expect(status?.message ?? '').toBe('');
      for (const { key, value } of attributes) {
        told.set(key, (told.get(key) ?? new Set()).add(Object.values(value)[0]));
      }
    }
    expect([...told.keys()].sort()).toEqual(
      expect.arrayContaining(['http.request.method', 'http.response.status_code', 'http.route']),
    );
    const known = ['error.type', 'http.request.method', 'http.response.status_code', 'http.route', 'payroll.outcome'];
    expect([...told.keys()].filter((key) => ![...known, 'payroll.pays'].includes(key))).toEqual([]);
  });
});

test('without an endpoint nothing of the SDK is loaded', async () => {
  const running = await start('off', { OTEL_SERVICE_NAME: 'payroll', OTEL_TRACES_EXPORTER: 'otlp' });
  expect((await fetch(`${running.address}/health`)).status).toBe(200);
  const modules = await running.stop();
  expect(modules.length).toBeGreaterThan(100);
  // The library of the Prometheus metrics brings the API, which does nothing by itself.
  expect(modules.filter((file) => /@opentelemetry\/(?!api\/)|telemetry\/src\/sdk/.test(file))).toEqual([]);
});

test('a receiver that is away holds nothing up', async () => {
  const running = await start('away', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await fetch(`${running.address}/health`)).status).toBe(200);
  const begun = Date.now();
  await running.stop();
  expect(Date.now() - begun).toBeLessThan(20_000);
});
