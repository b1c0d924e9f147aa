import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {
  beginLogin,
  finishLogin,
  isProblem,
  machineTokens,
  operations,
  pagesByLink,
  payrollClient,
  refreshingTokens,
  result,
  revokeTokens,
  toSendable,
  type OperationWithBody,
  type PayrollClient,
  type Tokens,
} from '.';
import { consentInBrowser } from './testing/consent-in-browser';
import { startDemo, type DemoService } from './testing/demo-service';

// The demo starts from sources.
jest.setTimeout(120_000);

interface Step {
  readonly step: number;
  readonly operationId: keyof typeof operations;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly save?: Readonly<Record<string, string>>;
}

describe('the client against the demo', () => {
  let demo: DemoService;
  let client: PayrollClient;
  const kept: Record<string, unknown> = {};
  const called = new Set<string>();

  beforeAll(async () => {
    demo = await startDemo();
    client = payrollClient({ baseUrl: demo.url, token: demo.token });
  });
  afterAll(() => demo.stop());

  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const name = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
      return name === undefined ? value : kept[name];
    }
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member)]));
  };

  /** By name: the typed form is what the other tests use. */
  const call = async (step: Step) => {
    const { method, path } = operations[step.operationId];
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, filled(step.path?.[name] ?? `{{${name}}}`)]));
    called.add(step.operationId);
    const request = client.api.request as (
      method: string,
      path: string,
      init: object,
    ) => ReturnType<PayrollClient['api']['GET']>;
    return request(method.toLowerCase(), path, {
      params: { path: params, query: step.query, header: step.headers },
      ...(step.body === undefined ? {} : { body: filled(step.body) }),
      parseAs: 'text',
      redirect: 'manual',
    });
  };

  test('every operation succeeds with the examples of the document', async () => {
    const document = (await (await fetch(`${demo.url}/api/openapi.json`)).json()) as {
      paths: Record<
        string,
        Record<string, { operationId: Step['operationId']; 'x-walkthrough'?: Omit<Step, 'operationId'>[] }>
      >;
    };
    const steps = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ operationId, 'x-walkthrough': places = [] }) => places.map((place) => ({ ...place, operationId })))
      .filter(({ operationId }) => operationId in operations)
      .sort((a, b) => a.step - b.step);
    for (const step of steps) {
      const { data, error, response } = (await call(step)) as { data?: string; error?: unknown; response: Response };
      const succeeded = response.ok || response.type === 'opaqueredirect' || response.status < 400;
      if (!succeeded) throw new Error(`${step.operationId}: ${response.status} ${JSON.stringify(error)}`);
      for (const [name, at] of Object.entries(step.save ?? {})) {
        kept[name] = at
          .split('.')
          .reduce<unknown>((from, key) => Reflect.get(Object(from), key), JSON.parse(data ?? 'null'));
      }
    }
    const left = Object.keys(operations).filter((name) => !called.has(name));
    // These need a person at a browser, whom the next test is, a second person, or pays that are short of an award.
    expect(left.sort()).toEqual([
      'create-delegation',
      'decide-employee-request',
      'decide-release-request',
      'end-delegation',
      'oauth-authorize',
      'oauth-authorize-by-post',
      'oauth-introspect',
      'oauth-revoke',
      'oauth-token',
      'oauth-userinfo',
      'oauth-userinfo-by-post',
      'pay-award-back-pay',
      'revoke-api-connection',
    ]);
  });

  test('the example of every body is what its schema asks for', async () => {
    interface Body {
      readonly content: Record<string, { readonly examples?: Record<string, { readonly value: unknown }> }>;
    }
    const document = (await (await fetch(`${demo.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { readonly requestBody?: Body }>>;
    };
    const ajv = addFormats(new Ajv2020({ strict: false }));
    ajv.addSchema(document, 'document');
    const inPointer = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
    const bare: string[] = [];
    let held = 0;
    for (const [path, item] of Object.entries(document.paths)) {
      for (const [method, { requestBody }] of Object.entries(item)) {
        for (const [mediaType, { examples = {} }] of Object.entries(requestBody?.content ?? {})) {
          if (path.startsWith('/api/') && Object.keys(examples).length === 0) bare.push(`${method} ${path}`);
          const names = ['paths', path, method, 'requestBody', 'content', mediaType, 'schema'];
          for (const { value } of Object.values(examples)) {
            const isValid = ajv.validate({ $ref: `document#/${names.map(inPointer).join('/')}` }, value);
            expect([method, path, isValid, ajv.errorsText()]).toEqual([method, path, true, 'No errors']);
            held += 1;
          }
        }
      }
    }
    expect(held).toBeGreaterThan(80);
    expect(bare).toEqual([]);
  });

  test('a login by browser gives tokens that renew themselves, can be looked at and are revoked', async () => {
    const redirectUri = 'http://127.0.0.1:8080/callback';
    const made = await result(
      client.api.POST('/api/api-management/clients', { body: { name: 'Rosters', redirect_uris: [redirectUri] } }),
    );
    const application = { baseUrl: demo.url, clientId: made.client_id, clientSecret: made.client_secret ?? '' };
    const login = await beginLogin(application, { redirectUri, scope: 'openid payroll.read' });
    const tokens = await finishLogin(application, login, await consentInBrowser(demo.url, demo.login, login.url));
    const stored: Tokens[] = [];
    const source = refreshingTokens(application, { ...tokens, expiresAt: 0 }, (next) => void stored.push(next));
    const theirs = payrollClient({ baseUrl: demo.url, token: source });
    // Two calls at once share one renewal: a refresh token works once.
    await Promise.all([result(theirs.api.GET('/api/company')), result(theirs.api.GET('/api/company'))]);
    expect(stored).toHaveLength(1);
    const [newest = tokens] = stored;

    const form = {
      token: newest.accessToken,
      client_id: application.clientId,
      client_secret: application.clientSecret,
    };
    const asForm = (body: Record<string, string>) => new URLSearchParams(body).toString();
    const introspected = await result(
      payrollClient({ baseUrl: demo.url }).api.POST('/api/oauth/introspect', {
        body: form,
        bodySerializer: () => asForm(form),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    expect(introspected).toMatchObject({ active: true });
    const connections = await result(client.api.GET('/api/api-management/connections'));
    const mine = connections.find(({ client_id }) => client_id === application.clientId);
    await result(
      client.api.DELETE('/api/api-management/connections/{connection_id}', {
        params: { path: { connection_id: mine?.connection_id ?? 0 } },
      }),
    );
    // The access token is gone with its connection, and so is the refresh token that would give another.
    await expect(result(theirs.api.GET('/api/company'))).rejects.toThrow();

    const again = await beginLogin(application, { redirectUri, scope: 'openid payroll.read' });
    const second = await finishLogin(application, again, await consentInBrowser(demo.url, demo.login, again.url));
    await revokeTokens(application, second);
    const revoked = payrollClient({ baseUrl: demo.url, token: second.accessToken });
    await expect(result(revoked.api.GET('/api/company'))).rejects.toMatchObject({ kind: 'not-authenticated' });
  });

  test('the forms of OAuth that the document shows are accepted', async () => {
    const { paths } = (await (await fetch(`${demo.url}/api/openapi.json`)).json()) as {
      paths: Record<string, { post?: { requestBody?: { content: Record<string, { examples?: Examples }> } } }>;
    };
    type Examples = Record<string, { readonly value: Readonly<Record<string, string>> }>;
    const values: Record<string, string> = {};
    const shown = (path: string): Record<string, string> => {
      const form = paths[path]?.post?.requestBody?.content['application/x-www-form-urlencoded']?.examples?.['demo'];
      const fill = (value: string) => values[/^<(\w+)>$/.exec(value)?.[1] ?? ''] ?? value;
      return Object.fromEntries(Object.entries(form?.value ?? {}).map(([name, value]) => [name, fill(value)]));
    };
    const send = async (path: string) => {
      const answer = await fetch(`${demo.url}${path}`, { method: 'POST', body: new URLSearchParams(shown(path)) });
      return [answer.status, await answer.json().catch(() => undefined)] as [number, Record<string, string>?];
    };
    const made = await result(
      client.api.POST('/api/api-management/clients', {
        body: { name: 'Shown', redirect_uris: [shown('/api/oauth/token')['redirect_uri'] ?? ''] },
      }),
    );
    Object.assign(values, { client: made.client_id, client_secret: made.client_secret });
    const asked = await fetch(`${demo.url}/api/oauth/authorize`, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams(shown('/api/oauth/authorize')),
    });
    // On to the same by GET, which a session's cookie goes along with.
    expect(asked.status).toBe(303);
    const address = new URL(asked.headers.get('location') ?? '', demo.url).href;
    values['code'] = (await consentInBrowser(demo.url, demo.login, address)).searchParams.get('code') ?? '';
    const [status, tokens] = await send('/api/oauth/token');
    expect([status, tokens]).toEqual([200, expect.objectContaining({ token_type: 'Bearer', expires_in: 1800 })]);
    Object.assign(values, tokens);
    expect(await send('/api/oauth/introspect')).toEqual([200, expect.objectContaining({ active: true })]);
    expect((await send('/api/oauth/revoke'))[0]).toBe(200);
    expect(await send('/api/oauth/introspect')).toEqual([200, { active: false }]);
  });

  test('a key for machines gives tokens until it is ended', async () => {
    const made = await result(
      client.api.POST('/api/machine-keys', { body: { name: 'Nightly export', scopes: ['payroll.read'] } }),
    );
    const key = { baseUrl: demo.url, clientId: made.client_id, clientSecret: made.client_secret };
    const source = machineTokens(key);
    // Callers at the same time share one token.
    const [one, other] = await Promise.all([source.accessToken(), source.accessToken()]);
    expect(other).toBe(one);
    const theirs = payrollClient({ baseUrl: demo.url, token: source });
    await result(theirs.api.GET('/api/company'));
    expect(await source.accessToken()).toBe(one);
    const path = { client_id: made.client_id };
    await result(client.api.DELETE('/api/machine-keys/{client_id}', { params: { path } }));
    await expect(result(theirs.api.GET('/api/company'))).rejects.toThrow();
  });

  test('what was read may be sent back by toSendable', async () => {
    const company = await result(
      client.api.PUT('/api/company/create', {
        body: { legal_name: 'Acacia Pty Ltd', abn: '51824753556', default_pay_period: 'WEEKLY' },
      }),
    );
    const path = { company_id: company.id };
    const update = { params: { path }, body: toSendable('update-company', company) };
    expect(await result(client.api.PATCH('/api/company/{company_id}', update))).toMatchObject({ id: company.id });

    const employee = await result(
      client.api.GET('/api/employees/{employee_id}', {
        params: { path: { employee_id: Number(kept['employee_id']) } },
      }),
    );
    const record = { ...toSendable('update-employees', employee), id: Number(kept['employee_id']) };
    await result(
      client.api.PATCH('/api/company/{company_id}/employees/update', {
        params: { path: { company_id: Number(kept['company_id']) } },
        body: [record],
      }),
    );
    const webhook = await result(
      client.api.POST('/api/webhooks', { body: { url: 'https://93.184.215.14/hook', events: ['pay.created'] } }),
    );
    const read = await result(
      client.api.GET('/api/webhooks/{webhook_id}', { params: { path: { webhook_id: webhook.id } } }),
    );
    await result(
      client.api.PATCH('/api/webhooks/{webhook_id}', {
        params: { path: { webhook_id: webhook.id } },
        body: toSendable('update-webhook', read),
      }),
    );
    const names: readonly OperationWithBody[] = ['update-company', 'update-employees', 'update-webhook'];
    for (const name of names) expect(toSendable(name, { id: 1, nonsense: 2 })).not.toHaveProperty('nonsense');
  });

  test('pages follow one another', async () => {
    const path = { company_id: Number(kept['company_id']) };
    const first = client.api.GET('/api/company/{company_id}/employees', { params: { path, query: { limit: 1 } } });
    const names: string[] = [];
    for await (const employee of pagesByLink(client, first)) names.push(employee.first_name);
    expect(names.sort()).toEqual(['Alinta', 'Bram']);
  });

  test('a refusal is a problem with its kind and the members that are wrong', async () => {
    const wrong = result(
      client.api.PUT('/api/company/{company_id}/employees/create', {
        params: { path: { company_id: Number(kept['company_id']) } },
        // @ts-expect-error the types say what is missing
        body: [{ first_name: 'Zoe', date_of_birth: 'yesterday' }],
      }),
    );
    const error: unknown = await wrong.catch((caught: unknown) => caught);
    expect(isProblem(error, 'invalid-request')).toBe(true);
    expect(error).toMatchObject({
      status: 422,
      faults: expect.arrayContaining([expect.objectContaining({ path: 'body[0].date_of_birth' })]),
    });
  });
});
