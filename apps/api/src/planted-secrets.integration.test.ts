import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { openService, type Service } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';
import { nodeSecrets } from '@anz-payroll/credentials';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { createConnection } from 'mysql2/promise';
import { testEngines, type TestPlace } from '@anz-payroll/persistence-typeorm/testing';
import { compose } from './compose';
import { createLogger } from '@anz-payroll/http-kit/logging';
import { startServer } from '@anz-payroll/http-kit/server';
import {
  answerConsent,
  authorizeAddress,
  browser,
  freePort,
  must,
  operator,
  postForm,
} from './testing/account-service';

jest.setTimeout(120_000);

/**
 * Values that must be nowhere but in the answer that hands them out are planted in every place they can come in by, then
 * looked for in every log line, every refusal and every byte of the database.
 */
describe.each(testEngines)('planted secrets on $engine', (tested) => {
  const { engine } = tested;
  let place: TestPlace;
  let service: Service;
  let stop: () => Promise<void>;
  let url: string;
  const log: string[] = [];
  const refusals: string[] = [];
  const planted = new Map<string, string>();
  const plant = (name: string, value: string) => {
    planted.set(name, value);
    return value;
  };

  beforeAll(async () => {
    place = await tested.makePlace();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const result = readSettings({
      DATABASE_URL: place.url,
      PORT: String(port),
      PUBLIC_URL: url,
      DEMO_SEED: 'off',
      RATE_LIMITS: 'off',
      DISPATCHER: 'off',
    });
    if (!result.ok) throw new Error(result.problems.join('\n'));
    const destination = new PassThrough();
    destination.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    const composition = await compose(result.settings, createLogger('debug', destination));
    if (!composition.ok) throw new Error(composition.problem);
    const server = await startServer(composition.dependencies);
    service = await openService(result.settings);
    stop = async () => {
      await server.stop();
      await composition.close();
      await service.close();
    };
  });
  afterAll(async () => {
    await place.remove();
  });

  const keepRefusal = async (response: Response) => {
    const text = await response.text();
    if (response.status >= 400) refusals.push(`${response.status} ${text}`);
    return text;
  };
  const call = async (method: string, path: string, token: string, body?: unknown) => {
    const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}${path}`, { method, headers, ...init });
    return { status: response.status, text: await keepRefusal(response) };
  };

  test('a day of use and misuse', async () => {
    const { accounts } = service;
    const actor = { ...operator, customerId: null };
    const password = plant('password', 'purple-Platypus-4711');
    const guess = plant('wrong password', 'Emerald-echidna-0815');
    const partner = must(await accounts.createCustomer({ name: 'Partner', isApiAdmin: true }, operator));
    const customer = must(await accounts.createCustomer({ name: 'Customer', isApiAdmin: true }, operator));
    const person = { name: 'Ana', email: 'ana@kowhai.example', role: 'owner' as const };
    const owner = must(await accounts.createUser({ customerId: customer.id, ...person }, operator));
    must(await accounts.createPlan({ code: 'p', name: 'P', employeeCap: null }, actor));
    const subscription = { customerId: customer.id, planCode: 'p', kind: 'paid' as const, endsAt: null };
    must(await accounts.startSubscription(subscription, actor));

    const link = plant('set-password link', must(await accounts.issuePasswordLink(owner.id, operator)).secret);
    const visitor = browser(url);
    const setPage = await (await visitor.get(`/set-password?token=${link}`)).text();
    const unequal = { password: guess, again: password };
    // The form that comes back carries its link on, unused; nothing else of what was sent.
    const again = await (await visitor.submit(setPage, '/set-password', unequal)).text();
    refusals.push(again.replace(link, ''));
    expect((await visitor.submit(setPage, '/set-password', { password, again: password })).status).toBe(303);
    await keepRefusal(await visitor.get(`/set-password?token=${link}`));

    const redirectUri = 'https://rosters.example/cb';
    const made = must(
      await accounts.createClient({ customerId: partner.id, name: 'Rosters', redirectUris: [redirectUri] }, actor),
    );
    const secret = plant('client secret', made.secret ?? '');
    const credentials = { client_id: made.client.clientId, client_secret: secret, redirect_uri: redirectUri };
    const command = { customerId: partner.id, clientId: made.client.clientId };

    const using = browser(url);
    const signInPage = await (await using.get('/sign-in')).text();
    await keepRefusal(await using.submit(signInPage, '/sign-in', { email: person.email, password: guess }));
    const verifier = plant('code verifier', nodeSecrets.random());
    const state = plant('state', 'state-of-the-client-7f3a91c2');
    const proof = { code_challenge: nodeSecrets.digest(verifier), code_challenge_method: 'S256' };
    const scope = 'payroll.read payroll.write';
    const asked = { client_id: made.client.clientId, redirect_uri: redirectUri, scope, state, ...proof };
    const signedIn = await using.submit(signInPage, '/sign-in', { email: person.email, password });
    expect(signedIn.status).toBe(303);
    plant('session cookie', using.cookies.get('payroll-session') ?? '');
    const back = await answerConsent({ url }, authorizeAddress({ url }, asked), 'allow', using);
    const code = plant('authorization code', back.searchParams.get('code') ?? '');

    const token = (form: Record<string, string>, headers = {}) => postForm(`${url}/api/oauth/token`, form, headers);
    const keep = (answer: Awaited<ReturnType<typeof token>>) => {
      if (answer.status >= 400) refusals.push(`${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    const grant = { grant_type: 'authorization_code', code, code_verifier: verifier };
    keep(await token({ ...credentials, ...grant, client_secret: `${secret}x` }));
    keep(await token({ ...grant, redirect_uri: redirectUri }, { authorization: `Basic ${secret}` }));
    const first = keep(await token({ ...credentials, ...grant }));
    const refresh = plant('refresh token', String(first['refresh_token']));
    const access = plant('access token', String(first['access_token']));
    const second = keep(await token({ ...credentials, grant_type: 'refresh_token', refresh_token: refresh }));
    const renewed = plant('second access token', String(second['access_token']));
    plant('second refresh token', String(second['refresh_token']));

    const taxNumber = plant('tax file number', '459599230');
    const account = plant('bank account', '98237465');
    const company = await call('PUT', '/api/company/create', renewed, { legal_name: 'K', abn: '51824753556' });
    const companyId = String((JSON.parse(company.text) as { id: number }).id);
    const employees = `/api/company/${companyId}/employees`;
    const bank = { primary_bank_bsb: '062-000', primary_bank_account_number: account, primary_bank_account_name: 'A' };
    const good = auEmployee({ tax_file_number: taxNumber, number: 'E1', ...bank });
    const created = await call('PUT', `${employees}/create`, renewed, [good]);
    expect(created.status).toBe(201);
    const employeeId = (JSON.parse(created.text) as { employee: { id: number } }[])[0]?.employee.id;
    const read = await call('GET', `/api/employees/${employeeId}`, renewed);
    expect(read.text).toContain(taxNumber);
    await call('POST', `/api/employees/${employeeId}/bank-accounts`, renewed, {
      bsb: '062-000',
      account_number: account,
      account_name: 'A',
    });

    await call('PUT', `${employees}/create`, renewed, [good]);
    await call('PUT', `${employees}/create`, renewed, [{ ...good, number: 'E2', start_date: taxNumber }]);
    await call('PUT', `${employees}/create`, renewed, `[{"tax_file_number": "${taxNumber}",`);
    await call('PATCH', `${employees}/update`, renewed, [{ id: employeeId, tax_file_number: '459599231' }]);
    await call('GET', `/api/company?access_token=${renewed}&tax_file_number=${taxNumber}`, 'not-a-token');
    await call('GET', `/api/nowhere/${taxNumber}?token=${renewed}`, renewed);
    await call('POST', '/api/company/create', renewed, { client_secret: secret });
    await call('DELETE', `/api/employees/${taxNumber}`, renewed);
    plant('mistyped tax file number', '459599231');

    keep(await token({ ...credentials, grant_type: 'refresh_token', refresh_token: refresh }));
    expect((await call('GET', '/api/company', access)).status).toBe(401);
    keep(await postForm(`${url}/api/oauth/revoke`, { ...credentials, token: renewed }));
    plant('rotated secret', must(await accounts.rotateClientSecret(command, actor)).secret ?? '');
    plant(
      "operator's token",
      must(await accounts.issueToken({ customerId: customer.id, scopes: [] }, operator)).accessToken,
    );

    expect(refusals.length).toBeGreaterThanOrEqual(14);
    expect(planted.size).toBeGreaterThanOrEqual(16);
    for (const [name, value] of planted) expect([name, value.length]).toEqual([name, Math.max(value.length, 8)]);
  });

  test('is in no log line', () => {
    const text = log.join('');
    expect(text.split('\n').length).toBeGreaterThan(30);
    for (const [name, value] of planted) expect([name, text.includes(value)]).toEqual([name, false]);
  });

  test('is in no refusal', () => {
    for (const [name, value] of planted) {
      const telling = refusals.filter((text) => text.includes(value));
      expect([name, telling]).toEqual([name, []]);
    }
  });

  test('is in no byte of the database, its journal included, while it runs and after it stopped', async () => {
    const running = await dump(engine, place.url);
    await stop();
    const stopped = await dump(engine, place.url);
    for (const [when, bytes] of Object.entries({ running, stopped })) {
      // The state is the client's own word, kept ten minutes with the request that it came in; it opens nothing.
      for (const [name, value] of planted) {
        if (name !== 'state') expect([when, name, bytes.includes(value)]).toEqual([when, name, false]);
      }
      expect([when, bytes.includes('kowhai.example')]).toEqual([when, true]);
    }
  });
});

/** Every byte of a SQLite database, or every value of a MySQL one. */
async function dump(engine: string, url: string): Promise<string> {
  if (engine === 'sqlite') {
    const folder = dirname(url.slice('sqlite:'.length));
    const files = await readdir(folder);
    return (await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'latin1')))).join('\n');
  }
  const connection = await createConnection(url);
  try {
    const [tables] = (await connection.query('SHOW TABLES')) as unknown as [Record<string, string>[]];
    const parts: string[] = [];
    for (const table of tables.map((row) => Object.values(row)[0]!)) {
      const [rows] = await connection.query(`SELECT * FROM ${table}`);
      parts.push(JSON.stringify(rows));
    }
    return parts.join('\n');
  } finally {
    await connection.end();
  }
}
