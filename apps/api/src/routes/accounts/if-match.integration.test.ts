import { demoLogins } from '@anz-payroll/demo-seed';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, must, operator } from '../../testing/account-service';
import { startWebService, type WebService } from '../../testing/web-service';

jest.setTimeout(120_000);

/** RFC 9110, 13.1.1: with If-Match a change is made only to the representation that the client has read (decision 1086). */
describe.each(testEngines)('If-Match on records of an account, on $engine', (engine) => {
  let web: WebService;
  let token: string;
  let adminToken: string;

  beforeAll(async () => {
    web = await startWebService(engine, { MAIL_SENDER: 'off' });
    const { accounts } = web.service;
    const { customerId } = must(await accounts.authenticateBearer(web.token));
    const scopes = ['users.manage', 'payroll.read', 'payroll.write'];
    token = must(await accounts.issueToken({ customerId, scopes }, operator)).accessToken;
    const admin = browser(web.url);
    await admin.submit(await (await admin.get('/sign-in')).text(), '/sign-in', demoLogins.apiAdmin);
    const session = await accounts.readSession(admin.cookies.get('payroll-session') ?? '');
    const ofAdmin = { customerId: session!.customer.id, scopes: ['payroll.read', 'payroll.write'] };
    adminToken = must(await accounts.issueToken(ofAdmin, operator)).accessToken;
  });
  afterAll(() => web.close());

  const call = async (bearer: string, method: string, path: string, body?: unknown, ifMatch?: string) => {
    const response = await fetch(`${web.url}${path}`, {
      method,
      headers: {
        ...{ authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      tag: response.headers.get('etag'),
      body: (text === '' ? {} : JSON.parse(text)) as Readonly<Record<string, unknown>>,
    };
  };

  interface Case {
    readonly bearer: () => string;
    /** Makes the record, and answers its address. */
    readonly make: () => Promise<string>;
    readonly method: 'PATCH' | 'PUT';
    /** Two changes, and what the record says after each. */
    readonly changes: readonly [object, object];
    readonly isDeleted: boolean;
  }
  const rules = {
    ...{ pay_runs: false, payments: false, filings: false, bank_accounts: false },
    ...{ limit: null, hold_bank_accounts: false },
  };
  const role = { name: 'Bakers', permissions: ['people.read'], departments: ['Bakery'] };
  const cases: Readonly<Record<string, Case>> = {
    'a webhook': {
      bearer: () => adminToken,
      make: async () => {
        const sent = { url: 'https://127.0.0.1/if-match', events: ['employee.created'] };
        const made = await call(adminToken, 'POST', '/api/webhooks', sent);
        return `/api/webhooks/${String(made.body['id'])}`;
      },
      method: 'PATCH',
      changes: [{ description: 'first' }, { description: 'second' }],
      isDeleted: true,
    },
    'a user': {
      bearer: () => token,
      make: async () => {
        const sent = { name: 'Uma', email: 'uma@if-match.example', role: 'reader' };
        const made = await call(token, 'POST', '/api/users', sent);
        return `/api/users/${String(made.body['user_id'])}`;
      },
      method: 'PATCH',
      changes: [{ role: 'approver' }, { name: 'Uma Usher' }],
      isDeleted: true,
    },
    'a role': {
      bearer: () => token,
      make: async () => {
        const made = await call(token, 'POST', '/api/roles', role);
        return `/api/roles/${String(made.body['role_id'])}`;
      },
      method: 'PUT',
      changes: [
        { ...role, departments: ['Kiosk'] },
        { ...role, departments: ['Bakery', 'Kiosk'] },
      ],
      isDeleted: true,
    },
    // Nobody has set any: that is a state which can be read too.
    'the rules of a second person': {
      bearer: () => token,
      make: () => Promise.resolve('/api/company/1/second-person'),
      method: 'PUT',
      changes: [
        { ...rules, pay_runs: true },
        { ...rules, pay_runs: true, payments: true },
      ],
      isDeleted: false,
    },
  };

  test.each(Object.entries(cases))(
    '%s that has changed since it was read is not overwritten',
    async (_, { bearer, make, method, changes, isDeleted }) => {
      const path = await make();
      const read = await call(bearer(), 'GET', path);
      expect([read.status, read.tag]).toEqual([200, expect.stringMatching(/^"v\d+"$/)]);
      const change = (body: object, tag?: string) => call(bearer(), method, path, body, tag);

      const first = await change(changes[0], read.tag!);
      expect([first.status, first.body]).toEqual([200, expect.objectContaining(changes[0])]);
      expect(first.tag).not.toBe(read.tag);
      const late = await change(changes[1], read.tag!);
      expect([late.status, late.body['detail']]).toEqual([412, expect.stringContaining('changed since it was read')]);
      const stored = await call(bearer(), 'GET', path);
      expect([stored.tag, stored.body]).toEqual([first.tag, expect.objectContaining(changes[0])]);

      const second = await change(changes[1], first.tag!);
      expect([second.status, second.body]).toEqual([200, expect.objectContaining(changes[1])]);
      // Without the header any version is taken, and * is any that is there.
      const others = [await change(changes[1]), await change(changes[1], '*')];
      expect(others.map(({ status }) => status)).toEqual([200, 200]);
      if (!isDeleted) return;
      const remove = (tag: string) => call(bearer(), 'DELETE', path, undefined, tag);
      expect((await remove(first.tag!)).status).toBe(412);
      expect((await call(bearer(), 'GET', path)).status).toBe(200);
      expect((await remove(others[1]!.tag!)).status).toBe(204);
      expect((await call(bearer(), 'GET', path)).status).toBe(404);
    },
  );
});
