import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { openTestDatabase, testEngines } from '@anz-payroll/persistence-typeorm/testing';

jest.setTimeout(300_000);

const LARGE = 40_000;

/** As much of the JSON of OTLP as is looked at. */
interface OtlpMetrics {
  readonly resourceMetrics: readonly {
    readonly scopeMetrics: readonly {
      readonly metrics: readonly {
        readonly name: string;
        readonly histogram?: { readonly dataPoints: readonly { readonly count: number | string }[] };
      }[];
    }[];
  }[];
}

describe.each(testEngines)('the batch thread on $engine', (engine) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let temporary: string;
  let service: ChildProcess;
  let said = '';
  let [address, token, companyId]: [string, string, number] = ['', '', 0];
  let employeeIds: readonly number[] = [];
  /** A company with more people than are read where the request came in. */
  let many = 0;
  let week = 0;

  const threads = async () => (await readdir(temporary)).filter((name) => name.startsWith('payroll-batches-'));
  const isReady = async () => {
    const [thread] = await threads();
    return thread !== undefined && (await readdir(join(temporary, thread))).includes('socket');
  };
  const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
    for (let tries = 0; tries < 1200; tries += 1) {
      if (await holds()) return;
      await setTimeout(100);
    }
    throw new Error(`It never came true: ${said}`);
  };
  /** Spaces before its end make any list a large one. */
  const send = (method: string, path: string, body: object | undefined, size = 0) =>
    fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body).padEnd(size) }),
    });
  const paysOf = (people: readonly number[]) =>
    people.map((employee_id) => ({
      employee_id,
      hours: [{ description: 'Ordinary time', units: 'hours', value: '38', is_overtime: false }],
    }));
  const nextDate = () => new Date(Date.UTC(2026, 6, 2 + 7 * week++)).toISOString().slice(0, 10);
  const pay = (people: readonly number[], size: number) =>
    send('PUT', `/api/company/${companyId}/pays/create?pay_date=${nextDate()}`, paysOf(people), size);
  const preview = (size: number) =>
    send('POST', `/api/company/${companyId}/pays/preview?pay_date=2026-07-02`, paysOf(employeeIds), size);

  /** Another company with so many people. */
  const companyOf = async (count: number): Promise<number> => {
    const created = await send('PUT', '/api/company/create', { legal_name: `${count} Pty Ltd`, abn: '51824753556' });
    const { id } = (await created.json()) as { id: number };
    const people = Array.from({ length: count }, (_, n) =>
      auEmployee({
        number: `${count}-${n}`,
        pay_period: 'WEEKLY',
        pay_rate_per_hour: '40',
        standard_hours_per_day: '7.6',
        standard_days_per_week: 5,
      }),
    );
    const hired = await send('PUT', `/api/company/${id}/employees/create`, people);
    expect(hired.status).toBe(201);
    return id;
  };

  /** Receives metrics as OpenTelemetry sends them. */
  const exported: OtlpMetrics[] = [];
  const receiver = createServer((req, res) => {
    let text = '';
    req.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    req.on('end', () => {
      exported.push(JSON.parse(text) as OtlpMetrics);
      res.end();
    });
  });
  /** Of the commands that wrote pays, in the last export that there was. */
  const exportedCalculations = (): number => {
    const metrics = exported.at(-1)?.resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics) ?? [];
    const found = metrics
      .flatMap((scope) => scope.metrics)
      .find(({ name }) => name === 'pay_calculation_duration_seconds');
    return Number(found?.histogram?.dataPoints[0]?.count ?? 0);
  };

  const startService = async (): Promise<void> => {
    said = '';
    const loader = join(__dirname, '../../../../packages/platform/tooling/run-typescript.cjs');
    const environment = {
      ...{ DATABASE_URL: database.url, PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'error', TMPDIR: temporary },
      ...{
        DEMO_SEED: 'on',
        DEMO_HISTORY: 'off',
        RATE_PAY_PER_MINUTE: '1000',
        RATE_CALCULATION_PER_MINUTE: '1000',
        BURST_REQUESTS: '100000',
      },
      ...{
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_TRACES_EXPORTER: 'none',
        OTEL_METRIC_EXPORT_INTERVAL: '500',
      },
      // Two hundred at once are no overload here.
      ...{ MAX_EVENT_LOOP_DELAY_MS: '60000', MAX_REQUESTS_IN_FLIGHT: '5000' },
    };
    service = spawn(process.execPath, ['-r', loader, join(__dirname, '../main.ts')], {
      cwd: temporary,
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [service.stdout!, service.stderr!])
      stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    await until(() => said.includes('Try it'));
    [, address = '', token = ''] = /Payroll API +(\S+)[^]*Bearer ([\w-]+)/.exec(said) ?? [];
  };

  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    database = await openTestDatabase(engine);
    temporary = await mkdtemp(join(tmpdir(), 'batches-'));
    await startService();
    const companies = (await (await send('GET', '/api/company', undefined)).json()) as { id: number }[];
    companyId = companies[0]!.id;
    const people = await (await send('GET', `/api/company/${companyId}/employees`, undefined)).json();
    employeeIds = (people as { id: number }[]).slice(0, 3).map(({ id }) => id);
  });
  afterAll(async () => {
    if (service.exitCode === null) service.kill('SIGKILL');
    receiver.close().closeAllConnections();
    await database.remove();
    await rm(temporary, { recursive: true, force: true });
  });

  test('is not there before there is work for it', async () => {
    expect((await pay(employeeIds, 0)).status).toBe(201);
    expect(await threads()).toEqual([]);
  });

  test('starts with the first large request, and answers as the serving thread does', async () => {
    const [inline, first] = [await preview(0), await preview(LARGE)];
    await until(isReady);
    const forwarded = await preview(LARGE);
    expect(await forwarded.text()).toBe(await inline.text());
    const headersOf = ({ headers }: Response) =>
      [...headers].filter(([name]) => !['date', 'x-request-id', 'ratelimit'].includes(name));
    expect(headersOf(forwarded)).toEqual(headersOf(first));
    expect(forwarded.headers.get('ratelimit')).toMatch(/"calculation";r=\d+/);
  });

  test('counts against the same limits', async () => {
    const left = async (size: number) =>
      Number(/"calculation";r=(\d+)/.exec((await preview(size)).headers.get('ratelimit')!)![1]);
    const before = await left(0);
    expect(await left(LARGE)).toBe(before - 1);
    expect(await left(0)).toBe(before - 2);
  });

  test('both threads write at the same time and nothing is lost', async () => {
    const sizes = [LARGE, 0, LARGE, 0, LARGE, 0, LARGE, 0];
    const answers = await Promise.all(sizes.map((size) => pay(employeeIds, size)));
    expect(answers.map(({ status }) => status)).toEqual(sizes.map(() => 201));
    const [one] = employeeIds;
    const listed = await (await send('GET', `/api/company/${companyId}/pays?employee_id=${one}`, undefined)).json();
    expect(listed).toHaveLength(week);
    // What both have measured is exported as one. The pays of a request are calculated at once.
    await until(() => exportedCalculations() >= week);
    expect(exportedCalculations()).toBe(week);
  });

  test('clients that go away while their work is done elsewhere do no harm', async () => {
    for (let n = 0; n < 30; n += 1) {
      const gone = new AbortController();
      const asked = fetch(`${address}/api/company/${companyId}/pays/preview?pay_date=2026-07-02`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(paysOf(employeeIds)).padEnd(LARGE * (1 + (n % 20))),
        signal: gone.signal,
      });
      await setTimeout(n);
      gone.abort();
      await asked.then(
        () => undefined,
        () => undefined,
      );
    }
    expect((await send('GET', '/health', undefined)).status).toBe(200);
    expect(service.exitCode).toBeNull();
  });

  test('a refusal before the body was read arrives', async () => {
    const refused = await Promise.all(
      Array.from({ length: 200 }, () =>
        send('POST', '/api/company/999999/pay-runs', { pay_period: 'WEEKLY', pay_date: '2026-07-02' }, LARGE),
      ),
    );
    const others = refused.filter(({ status }) => status !== 404);
    expect(await Promise.all(others.map((answer) => answer.text()))).toEqual([]);
  });

  test('a connection on which a body was refused before it was read serves on', async () => {
    const { hostname, port } = new URL(address);
    const connection = connect(Number(port), hostname).setEncoding('utf8');
    let answers = '';
    connection.on('data', (chunk: string) => (answers += chunk));
    const head = `POST /api/company/${companyId}/pays/preview?pay_date=2026-07-02 HTTP/1.1\r\nHost: ${hostname}\r\n`;
    const length = 20 * LARGE;
    for (let n = 1; n <= 5; n += 1) {
      connection.write(`${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`);
      connection.write(' '.repeat(length / 2));
      await until(() => answers.split('HTTP/1.1 401').length > n);
      connection.write(' '.repeat(length / 2));
      connection.write(`GET /health HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
      await until(() => answers.split('HTTP/1.1 200').length > n);
    }
    connection.destroy();
  });

  test('refuses by the same rules', async () => {
    const refused = await send(
      'PUT',
      `/api/company/${companyId}/pays/create?pay_date=2026-13-45`,
      paysOf(employeeIds),
      LARGE,
    );
    expect(refused.status).toBe(422);
    token = `${token}x`;
    expect((await preview(LARGE)).status).toBe(401);
    token = token.slice(0, -1);
  });

  test('one that can no longer be reached is ended, and the work goes on', async () => {
    const few = await companyOf(30);
    many = await companyOf(31);
    const openRun = (id: number) =>
      send('POST', `/api/company/${id}/pay-runs`, { pay_period: 'WEEKLY', pay_date: nextDate() });
    const [thread] = await threads();
    await rm(join(temporary, thread!, 'socket'));
    // Work for few people is done where it came in.
    const opened = await openRun(few);
    expect(opened.status).toBe(201);
    expect(await opened.json()).toMatchObject({ pay_count: 30 });
    const lost = await openRun(many);
    expect(lost.status).toBe(503);
    expect(lost.headers.get('retry-after')).toBe('5');
    await until(async () => (await threads()).length === 0);
    expect((await preview(LARGE)).status).toBe(200);
    await setTimeout(5_000);
    expect((await preview(LARGE)).status).toBe(200);
    await until(isReady);
    expect((await preview(LARGE)).status).toBe(200);
  });

  test('reads what is asked of everybody in a large company; a part of it, and small companies, are read where they came in', async () => {
    const list = `/api/company/${many}/pays`;
    const all = await send('GET', list, undefined);
    expect(((await all.json()) as unknown[]).length).toBe(0);
    const [thread] = await threads();
    await rm(join(temporary, thread!, 'socket'));
    expect((await send('GET', `/api/company/${companyId}/pays`, undefined)).status).toBe(200);
    expect((await send('GET', `${list}?limit=5`, undefined)).status).toBe(200);
    expect((await send('GET', `${list}?employee_id=${employeeIds[0]!}`, undefined)).status).toBe(200);
    expect((await send('GET', list, undefined)).status).toBe(503);
    await until(async () => (await threads()).length === 0);
    expect((await send('GET', list, undefined)).status).toBe(200);
    // It has started the thread again, as far as that may be.
    await setTimeout(5_000);
    expect((await send('GET', list, undefined)).status).toBe(200);
    await until(isReady);
  });

  test('ends with the service', async () => {
    service.kill('SIGTERM');
    expect(await once(service, 'exit')).toEqual([0, null]);
    expect(await threads()).toEqual([]);
  });

  test('ends with a service that is stopped while the thread starts', async () => {
    await startService();
    expect((await preview(LARGE)).status).toBe(200);
    await until(async () => (await threads()).length === 1);
    expect(await isReady()).toBe(false);
    service.kill('SIGTERM');
    expect(await once(service, 'exit')).toEqual([0, null]);
    expect(await threads()).toEqual([]);
  });
});
