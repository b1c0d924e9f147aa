import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from '../webhooks';
import { payrollClient, result } from '..';
import { consentInBrowser } from '../testing/consent-in-browser';
import { startDemo, type DemoService } from '../testing/demo-service';
import { run } from './run';

// The demo starts from sources.
jest.setTimeout(120_000);

describe('the command line of partners, against the demo', () => {
  let demo: DemoService;
  let companyId = 0;
  const home = mkdtempSync(join(tmpdir(), 'payroll-cli-'));
  const consent = (url: string): void =>
    void consentInBrowser(demo.url, demo.login, url).then((back) => fetch(back, { headers: { connection: 'close' } }));
  const payroll = (...args: string[]) => payrollIn(consent, ...args);
  const payrollIn = async (openBrowser: (url: string) => void, ...args: string[]) => {
    const lines: string[] = [];
    const complaints: string[] = [];
    const code = await run(args, {
      environment: { PAYROLL_HOME: home },
      print: (line) => lines.push(line),
      complain: (line) => complaints.push(line),
      openBrowser,
      signal: new AbortController().signal,
    });
    return { code, out: lines.join('\n'), err: complaints.join('\n') };
  };

  beforeAll(async () => {
    demo = await startDemo();
    const { api } = payrollClient({ baseUrl: demo.url, token: demo.token });
    const company = await result(
      api.PUT('/api/company/create', {
        body: { legal_name: 'Wattle Pty Ltd', abn: '51824753556', default_pay_period: 'WEEKLY' },
      }),
    );
    companyId = company.id;
    await result(
      api.PUT('/api/company/{company_id}/employees/create', {
        params: { path: { company_id: companyId } },
        body: [
          {
            ...{ number: 'E1', first_name: 'Alinta', last_name: 'Walker', date_of_birth: '1990-04-12' },
            ...{ address1: '1 Harbour Street', city: 'Sydney', state: 'NSW', country: 'AU', postcode: '2000' },
            ...{
              start_date: '2024-07-01',
              employment_status: 'Full-time',
              pay_rate_per_hour: '35.50',
              pay_period: 'WEEKLY',
            },
            ...{ standard_hours_per_day: '7.6', standard_days_per_week: 5, tax_file_number: '123456782' },
            ...{
              is_foreign_resident: false,
              has_claimed_tax_free_threshold: true,
              has_stsl_liability: false,
              is_closely_held: false,
            },
          },
        ] as never,
      }),
    );
  });
  afterAll(async () => {
    await demo.stop();
    rmSync(home, { recursive: true, force: true });
  });

  test('says what is missing in one line', async () => {
    expect(await payroll('events')).toMatchObject({ code: 2, err: 'Nobody is logged in; run payroll login' });
    expect(await payroll('dance')).toMatchObject({ code: 2 });
    const login = ['login', '--client-id', 'x', '--url'];
    expect(await payroll(...login, 'nonsense')).toEqual({
      ...{ code: 2, out: '' },
      err: '--url is an address such as https://payroll.example, not nonsense',
    });
    expect(await payroll(...login, demo.url, '--port', 'x')).toMatchObject({ code: 2 });
    // Nobody listens there.
    expect(await payroll(...login, 'http://127.0.0.1:26')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^No answer: .*ECONNREFUSED/),
    });
  });

  test('logs in by browser; credentials are for the user alone', async () => {
    const { api } = payrollClient({ baseUrl: demo.url, token: demo.token });
    const port = 18_081;
    const made = await result(
      api.POST('/api/api-management/clients', {
        body: { name: 'Command line', redirect_uris: [`http://127.0.0.1:${port}/callback`] },
      }),
    );
    const args = ['--url', demo.url, '--client-id', made.client_id, '--client-secret', made.client_secret ?? ''];
    expect(await payroll('login', ...args, '--port', String(port))).toMatchObject({ code: 0 });
    expect(statSync(join(home, 'credentials.json')).mode & 0o777).toBe(0o600);
  });

  test('a login page that the customer refuses, and a port that is taken, are one line', async () => {
    const { api } = payrollClient({ baseUrl: demo.url, token: demo.token });
    const port = 18_082;
    const redirect_uris = [`http://127.0.0.1:${port}/callback`];
    const made = await result(api.POST('/api/api-management/clients', { body: { name: 'Refused', redirect_uris } }));
    const login = ['login', '--url', demo.url, '--client-id', made.client_id, '--port', String(port)];
    const refuse = (url: string): void => {
      const asked = new URL(url).searchParams;
      const back = new URL(redirect_uris[0]!);
      const answer = { error: 'access_denied', state: asked.get('state') ?? '', iss: demo.url };
      back.search = new URLSearchParams(answer).toString();
      void fetch(back, { headers: { connection: 'close' } });
    };
    expect(await payrollIn(refuse, ...login)).toMatchObject({
      code: 1,
      err: 'The login was refused: access_denied',
    });
    const other = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const taken = await payroll(...login);
    other.close();
    expect(taken).toMatchObject({ code: 1, err: `Port ${port} is taken; name another by --port` });
  });

  test('pays from CSV, what-if and explain', async () => {
    const company = ['--company', String(companyId), '--pay-date', '2026-11-12'];
    // Schedule 1 of July 2026, scale 2: 0.32 × 1349.99 − 181.7319 = 250.
    const shown = await payroll('what-if', ...company, '--employee', 'E1', '--hours', '38');
    expect(shown).toMatchObject({ code: 0, out: expect.stringContaining('E1: gross 1349, tax 250, net 1099') });
    expect(shown.out).toContain('Nothing was stored.');

    // The national minimum wage is $26.44 from 1 July 2026; a preview that says nothing of it would look right.
    const low = await payroll('what-if', ...company, '--employee', 'E1', '--hours', '38', '--rate', '12');
    expect(low.out).toMatch(
      /E1: gross 456, .*\n {2}warning: \$456\.00 for 38 ordinary hours is below .* \$26\.44 an hour/,
    );
    expect(shown.out).not.toContain('warning');

    const file = join(home, 'pays.csv');
    writeFileSync(file, 'employee_number,value,rate\nE1,30,35.50\nE1,8,35.50\n');
    const stored = await payroll('pays', file, ...company);
    expect(stored).toMatchObject({ code: 0, out: expect.stringContaining('gross 1349, tax 250, net 1099') });
    const payId = /pay (\d+)/.exec(stored.out)?.[1] ?? '';
    const explained = await payroll('explain', payId, '--company', String(companyId));
    expect(explained.out).toContain('0.32 × 1349.99 − 181.7319 = 250.2649');

    writeFileSync(file, 'employee_number,value,wage\nE1,30,1\n');
    expect(await payroll('pays', file, ...company)).toMatchObject({ code: 2, err: expect.stringContaining('wage') });
    writeFileSync(file, 'employee_number,value\nE1,30,1\n');
    expect(await payroll('pays', file, ...company)).toMatchObject({
      code: 2,
      err: expect.stringContaining('on line 2'),
    });
    expect(await payroll('pays', join(home, 'none.csv'), ...company)).toMatchObject({
      code: 2,
      err: expect.stringContaining('none.csv cannot be read'),
    });
  });

  test('events are printed, forwarded and triggered as signed webhooks', async () => {
    const printed = await payroll('events');
    expect(printed.out).toContain('"type":"employee.created"');

    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const received: string[] = [];
    const members = new Set<string>();
    const listener = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const rawBody = Buffer.concat(chunks);
        const verified = verifyWebhook({ headers: request.headers, rawBody, secret });
        // Throws without the headers of Standard Webhooks, which real deliveries carry.
        new Webhook(secret).verify(rawBody.toString(), request.headers as Record<string, string>);
        received.push(verified.ok ? verified.event : verified.fault);
        members.add(Object.keys(JSON.parse(rawBody.toString()) as object).join(' '));
        response.writeHead(204, { connection: 'close' }).end();
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => listener.once('listening', resolve));
    const to = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`;
    try {
      await payroll('forward', '--to', to, '--secret', secret, '--after', '0', '--once');
      expect(received).toContain('employee.created');
      received.length = 0;
      expect((await payroll('trigger', 'employee.updated', '--to', to, '--secret', secret)).out).toBe(
        'employee.updated: 204',
      );
      expect(received).toEqual(['employee.updated']);
      // A sample has the members of what the service sends.
      expect([...members]).toEqual(['id type createdAt customerId entity data']);
      expect(await payroll('trigger', 'moon.full', '--to', to)).toMatchObject({ code: 2 });
    } finally {
      listener.close();
    }
    // Nobody listens any more: every event is told with its cursor, and the next one is tried.
    const unheard = await payroll('forward', '--to', to, '--secret', secret, '--after', '0', '--once');
    const told = unheard.out.split('\n');
    expect(unheard).toMatchObject({ code: 0, err: '' });
    expect(told.length).toBeGreaterThan(1);
    for (const line of told) expect(line).toMatch(/^\d+ \w+\.\w+: No answer: .*ECONNREFUSED/);
    expect(await payroll('trigger', 'employee.updated', '--to', to)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^No answer: .*ECONNREFUSED/),
    });
    for (const command of [['forward'], ['trigger', 'employee.updated']]) {
      expect(await payroll(...command, '--to', 'localhost:8080')).toEqual({
        ...{ code: 2, out: '' },
        err: '--to is an address such as https://payroll.example, not localhost:8080',
      });
    }
  });

  test('a connection that has ended says to log in again', async () => {
    const file = join(home, 'credentials.json');
    const kept = readFileSync(file, 'utf8');
    const { application, tokens } = JSON.parse(kept) as { application: object; tokens: object };
    const ended = { ...tokens, refreshToken: 'one-that-the-service-does-not-know', expiresAt: 0 };
    writeFileSync(file, JSON.stringify({ application, tokens: ended }));
    expect(await payroll('events')).toMatchObject({ code: 1, err: 'The login has ended; run payroll login' });
    writeFileSync(file, kept);
  });

  test('logging out ends the connection', async () => {
    expect(await payroll('logout')).toMatchObject({ code: 0 });
    expect(existsSync(join(home, 'credentials.json'))).toBe(false);
  });
});
