import { eventTypes } from '@anz-payroll/webhook-outbox';
import { bindAnnouncements } from '@anz-payroll/persistence-typeorm';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import {
  answerConsent,
  authorizeAddress,
  browser,
  must,
  operator,
  password,
  postForm,
  type Browser,
} from '../../testing/account-service';
import {
  startListener,
  startWebhookService,
  type Listener,
  type Partner,
  type WebhookService,
} from '../../testing/webhook-service';

jest.setTimeout(240_000);

const redirectUri = 'https://app.partner.example/callback';
const actor = { ...operator, customerId: null };
/** Which of two companies each person reaches. */
const people = {
  owner: [true, true],
  'member of the company': [true, false],
  'member of another company': [false, true],
  'member of both': [true, true],
  'member of none': [false, false],
} as const;
const names = Object.keys(people) as (keyof typeof people)[];
/** Ours, and the records that each reads. */
const narrow = ['payroll.people.read', 'payroll.pays.read', 'payroll.people.read payroll.pays.read'] as const;
const readable = (scope: string) =>
  eventTypes.filter((type) => {
    const [entity] = type.split('.');
    if (entity === 'employee' && scope === 'payroll.pays.read') return false;
    return entity !== 'pay' || scope !== 'payroll.people.read';
  });
const scopes = ['openid', 'openapi', 'payroll.read', 'payroll.write', 'payroll.read payroll.write', ...narrow] as const;
const cases = names.flatMap((person) => scopes.map((scope) => ({ person, scope })));

interface Application {
  readonly partner: Partner;
  readonly webhookId: number;
  readonly client: { readonly client_id: string; readonly client_secret: string };
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

describe.each(testEngines)('events follow consent on $engine', (engine) => {
  let fixture: WebhookService;
  let listener: Listener;
  let customerId: number;
  let companyId: number;
  let otherCompanyId: number;
  let records = 0;
  const browsers = new Map<string, Browser>();
  const emails = new Map<string, string>();

  beforeAll(async () => {
    fixture = await startWebhookService(engine);
    const customer = await fixture.partner({ isApiAdmin: false });
    ({ customerId } = customer);
    companyId = await customer.company();
    otherCompanyId = await customer.company();
    const { accounts } = fixture.service;
    for (const [n, name] of names.entries()) {
      const email = `person-${n}-${customerId}@customer.example`;
      const role = name === 'owner' ? 'owner' : 'bookkeeper';
      const companyIds = name === 'owner' ? [] : [companyId, otherCompanyId].filter((_, i) => people[name][i]);
      must(await accounts.createUser({ customerId, name, email, role, password, companyIds }, actor));
      emails.set(name, email);
      browsers.set(name, browser(fixture.url));
    }
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    listener = await startListener();
  });
  afterEach(() => listener.close());

  const application = async (): Promise<Application> => {
    const partner = await fixture.partner();
    const hook = await partner.call('POST', '/api/webhooks', { url: listener.url, events: eventTypes });
    expect(hook.status).toBe(201);
    const made = must(
      await fixture.service.accounts.createClient(
        { customerId: partner.customerId, name: 'Rosters', redirectUris: [redirectUri] },
        actor,
      ),
    );
    const client = { client_id: made.client.clientId, client_secret: made.secret ?? '' };
    return { partner, webhookId: hook.body.id as number, client };
  };
  const consent = async (
    { client }: Application,
    person: string,
    scope: string,
    choice: Readonly<Record<string, string>> = {},
  ): Promise<Tokens> => {
    const asked = authorizeAddress(fixture, {
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: redirectUri,
      scope,
    });
    const back = await answerConsent(fixture, asked, 'allow', browsers.get(person), emails.get(person), choice);
    const code = back.searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...client };
    const answer = await postForm(`${fixture.url}/api/oauth/token`, form);
    expect(answer.status).toBe(200);
    return { access_token: String(answer.body['access_token']), refresh_token: String(answer.body['refresh_token']) };
  };
  const revoke = async ({ client }: Application, { refresh_token }: Tokens) => {
    const ended = await postForm(`${fixture.url}/api/oauth/revoke`, { token: refresh_token, ...client });
    expect(ended.status).toBe(200);
  };
  const mayRead = async (tokens: Tokens, company = companyId) => {
    const headers = { Authorization: `Bearer ${tokens.access_token}` };
    const { status } = await fetch(`${fixture.url}/api/company/${company}`, { headers });
    return status === 200;
  };
  /** One commit with an event of each type about records of a company; answers their ids. */
  const everyEvent = async (company = companyId): Promise<readonly number[]> => {
    const told = eventTypes.map((type) => {
      const [entity = 'company'] = type.split('.') as ('company' | 'employee' | 'pay')[];
      records += 1;
      return { type, customerId, companyId: company, entity: { type: entity, id: 1_000_000 + records }, data: {} };
    });
    await fixture.service.database.unitOfWork((tx) => bindAnnouncements(tx)).run((port) => port.add(told));
    return told.map(({ entity }) => entity.id);
  };
  const feedOf = async (partner: Partner): Promise<readonly number[]> => {
    const feed = await partner.call('GET', '/api/events');
    const { events } = feed.body as { events: { envelope: { customerId: number; entity: { id: number } } }[] };
    return events
      .filter(({ envelope }) => envelope.customerId === customerId)
      .map(({ envelope }) => envelope.entity.id);
  };
  const logOf = async ({ partner, webhookId }: Application) => {
    const log = await partner.call('GET', `/api/webhooks/${webhookId}/deliveries`);
    return log.body as { id: number; event: string; status: string; last_error: string | null }[];
  };
  const heardEvents = async (app: Application) => (await logOf(app)).map(({ event }) => event).sort();
  const settled = async (app: Application, status: string, count: number) => {
    for (let tries = 0; tries < 500; tries += 1) {
      const found = (await logOf(app)).filter((row) => row.status === status);
      if (found.length === count) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`Not ${count} deliveries became ${status}: ${JSON.stringify(await logOf(app))}`);
  };

  test('whoever reads some companies of the account inspects deliveries about those and no others', async () => {
    const partner = await fixture.partner();
    const { customerId: id } = partner;
    const [seen, unseen] = [await partner.company(), await partner.company()];
    const { accounts } = fixture.service;
    const person = { customerId: id, name: 'Bea', email: `bea-${id}@partner.example`, role: 'bookkeeper' as const };
    const bea = must(await accounts.createUser({ ...person, password, companyIds: [seen] }, actor));
    const scopes = ['payroll.read'];
    const { accessToken } = must(await accounts.issueToken({ customerId: id, userId: bea.id, scopes }, actor));
    const hook = await partner.call('POST', '/api/webhooks', { url: listener.url, events: eventTypes });
    const log = `/api/webhooks/${String(hook.body.id)}/deliveries`;
    for (const company of [seen, unseen]) {
      const changed = await partner.call('PATCH', `/api/company/${company}`, { trading_name: `Shop ${company}` });
      expect(changed.status).toBe(200);
    }
    await partner.call('POST', `/api/webhooks/${String(hook.body.id)}/test`);
    const told = async (call: (path: string) => Promise<unknown>) => {
      const rows = (await call(log)) as readonly { readonly id: number }[];
      const payloads = [];
      for (const row of rows) payloads.push(((await call(`${log}/${row.id}`)) as { payload: string | null }).payload);
      const shown = payloads.flatMap((payload) => (payload === null ? [] : [JSON.parse(payload) as { type: string; entity: { id: number } }])); // prettier-ignore
      return shown.map(({ type, entity }) => (type === 'ping' ? type : entity.id)).sort();
    };
    const asBea = async (path: string) => {
      const answer = await fetch(`${fixture.url}${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
      return answer.json();
    };
    expect(await told(async (path) => (await partner.call('GET', path)).body as unknown)).toEqual([
      seen,
      unseen,
      'ping',
    ]);
    expect(await told(asBea)).toEqual([seen, 'ping']);
  });

  test.each(cases)('$scope by the $person: heard exactly when a read is allowed', async ({ person, scope }) => {
    const isAllowed = people[person].map((reached) => reached && scope.includes('payroll.'));
    const both = [companyId, otherCompanyId] as const;
    const everywhere = async () => [await everyEvent(both[0]), await everyEvent(both[1])] as const;
    const allowedOf = <T>(lists: readonly (readonly T[])[]) => lists.flatMap((list, i) => (isAllowed[i] ? list : []));
    const app = await application();
    await everywhere();
    expect(await heardEvents(app)).toEqual([]);
    const tokens = await consent(app, person, scope);
    expect([await mayRead(tokens, both[0]), await mayRead(tokens, both[1])]).toEqual(isAllowed);
    const during = await everywhere();
    const heard = allowedOf([readable(scope), readable(scope)]).sort();
    const ofReadable = (ids: readonly number[]) => ids.filter((_, n) => readable(scope).includes(eventTypes[n]!));
    expect(await feedOf(app.partner)).toEqual(allowedOf(during.map(ofReadable)));
    expect(await heardEvents(app)).toEqual(heard);
    await revoke(app, tokens);
    expect([await mayRead(tokens, both[0]), await mayRead(tokens, both[1])]).toEqual([false, false]);
    await everywhere();
    expect(await feedOf(app.partner)).toEqual([]);
    expect(await heardEvents(app)).toEqual(heard);
  });

  test('a consent for one company reaches that one: in reads, lists and events, also after a refresh', async () => {
    const app = await application();
    const chosen = { reach: 'chosen', company_ids: String(companyId) };
    const first = await consent(app, 'owner', 'payroll.write', chosen);
    const form = { grant_type: 'refresh_token', refresh_token: first.refresh_token, ...app.client };
    const refreshed = await postForm(`${fixture.url}/api/oauth/token`, form);
    const second = {
      access_token: String(refreshed.body['access_token']),
      refresh_token: String(refreshed.body['refresh_token']),
    };
    for (const tokens of [first, second]) {
      expect([await mayRead(tokens, companyId), await mayRead(tokens, otherCompanyId)]).toEqual([true, false]);
      const headers = { Authorization: `Bearer ${tokens.access_token}`, 'Content-Type': 'application/json' };
      const list = await fetch(`${fixture.url}/api/company`, { headers });
      expect(((await list.json()) as { id: number }[]).map(({ id }) => id)).toEqual([companyId]);
      const body = JSON.stringify({ trading_name: 'Changed' });
      const address = `${fixture.url}/api/company/${otherCompanyId}`;
      expect((await fetch(address, { method: 'PATCH', headers, body })).status).toBe(403);
    }
    const during = await everyEvent(companyId);
    await everyEvent(otherCompanyId);
    expect(await feedOf(app.partner)).toEqual(during);
    expect(await heardEvents(app)).toEqual([...eventTypes].sort());
    const home = await (await browsers.get('owner')!.get('/home')).text();
    expect(home).toMatch(/<td data-label="Companies">(?!Every company)[^<]+<\/td>/);
    await revoke(app, second);
  });

  test('nobody consents for a company that they do not reach, or for none, or for some and all', async () => {
    const app = await application();
    const ask = authorizeAddress(fixture, {
      response_type: 'code',
      client_id: app.client.client_id,
      redirect_uri: redirectUri,
      scope: 'payroll.read',
    });
    const person = browsers.get('member of both')!;
    await answerConsent(fixture, ask, 'deny', person, emails.get('member of both'));
    for (const choice of [
      { reach: 'chosen' },
      { reach: 'chosen', company_ids: '999999999' },
      { reach: 'all', company_ids: String(companyId) },
    ]) {
      const shown = await person.get((await person.get(ask)).headers.get('location') ?? '');
      const answer = await person.submit(await shown.text(), '/consent', { answer: 'allow', ...(choice as object) });
      expect([choice, answer.status]).toEqual([choice, 422]);
      expect(await answer.text()).toContain('role="alert"');
    }
  });

  test('a new consent brings back nothing of an earlier one, and two that stand are one reach together', async () => {
    const app = await application();
    const first = await consent(app, 'member of the company', 'payroll.read');
    await everyEvent();
    await revoke(app, first);
    const second = await consent(app, 'member of the company', 'payroll.read');
    expect(await feedOf(app.partner)).toEqual([]);
    const mine = await everyEvent();
    await everyEvent(otherCompanyId);
    const third = await consent(app, 'member of another company', 'payroll.write');
    const theirs = await everyEvent(otherCompanyId);
    expect(await feedOf(app.partner)).toEqual([...mine, ...theirs]);
    await revoke(app, second);
    expect(await feedOf(app.partner)).toEqual(theirs);
    await revoke(app, third);
  });

  test.each(['closed', 'made a member without companies'])(
    'an owner whose account is %s passes on nothing any more, as no read is allowed',
    async (what) => {
      const { accounts } = fixture.service;
      const email = `leaving-${records}-${customerId}@customer.example`;
      const person = { customerId, name: 'Leaving', email, role: 'owner' as const, password };
      const user = must(await accounts.createUser(person, actor));
      browsers.set(email, browser(fixture.url));
      emails.set(email, email);
      const app = await application();
      const tokens = await consent(app, email, 'payroll.read');
      const during = await everyEvent();
      expect(await feedOf(app.partner)).toEqual(during);
      const change = what === 'closed' ? { isActive: false } : { role: 'bookkeeper' as const };
      must(await accounts.changeUser({ userId: user.id, change, companyIds: [] }, actor));
      expect(await mayRead(tokens)).toBe(false);
      await everyEvent();
      expect(await feedOf(app.partner)).toEqual([]);
      expect(await heardEvents(app)).toEqual([...eventTypes].sort());
    },
  );

  test('what waits when the consent ends is not sent, the log says why, and it cannot be sent again', async () => {
    listener.status = 500;
    const app = await application();
    const tokens = await consent(app, 'owner', 'payroll.read');
    await everyEvent();
    const [first] = await settled(app, 'retry', eventTypes.length);
    const before = await app.partner.call('GET', `/api/webhooks/${app.webhookId}/deliveries/${first!.id}`);
    expect(JSON.parse(before.body.payload as string)).toMatchObject({ customerId });
    await revoke(app, tokens);
    const sent = listener.received.length;
    expect((await logOf(app)).map(({ status, last_error }) => [status, last_error])).toEqual(
      eventTypes.map(() => ['skipped', "The customer's consent to read this record has ended"]),
    );
    const one = `/api/webhooks/${app.webhookId}/deliveries/${first!.id}`;
    expect(await app.partner.call('POST', `${one}/resend`)).toMatchObject({ status: 422 });
    // What was in it can no longer be looked at either.
    const { body } = await app.partner.call('GET', one);
    expect(body).toMatchObject({ payload: null, attempt_log: [{ response_body: null, response_headers: null }] });
    expect(listener.received).toHaveLength(sent);
  });

  test('a resend under the consent is sent; one that waits when a member loses the company is not', async () => {
    const app = await application();
    await consent(app, 'member of the company', 'payroll.write');
    await everyEvent();
    const [first] = await settled(app, 'delivered', eventTypes.length);
    const path = `/api/webhooks/${app.webhookId}/deliveries/${first!.id}/resend`;
    expect((await app.partner.call('POST', path)).status).toBe(202);
    await settled(app, 'delivered', eventTypes.length + 1);
    const { accounts } = fixture.service;
    const { user } = must(
      await accounts.signIn({
        email: emails.get('member of the company') ?? '',
        password,
        address: 'test',
        requestId: 'test',
      }),
    );
    must(await accounts.changeUser({ userId: user.id, change: {}, companyIds: [otherCompanyId] }, actor));
    expect(await feedOf(app.partner)).toEqual([]);
    expect((await app.partner.call('POST', path)).status).toBe(422);
    must(await accounts.changeUser({ userId: user.id, change: {}, companyIds: [companyId] }, actor));
  });

  // What a role may read, by the table of roles (docs/how-to/users.md): whoever is in HR reads people and no pays.
  test.each([
    ['hr', 200, 403, (type: string) => !type.startsWith('pay.')],
    ['payroll-officer', 200, 200, () => true],
    ['approver', 200, 200, () => true],
    ['reader', 200, 200, () => true],
    ['auditor', 200, 200, () => true],
  ] as const)(
    'an application that somebody with the role %s connected hears what it may read',
    async (role, people, pays, isRead) => {
      const { accounts } = fixture.service;
      const email = `${role}-${customerId}@customer.example`;
      const companyIds = role === 'auditor' ? [] : [companyId];
      must(await accounts.createUser({ customerId, name: role, email, role, password, companyIds }, actor));
      emails.set(role, email);
      browsers.set(role, browser(fixture.url));
      const app = await application();
      const tokens = await consent(app, role, 'payroll.read');
      const read = async (what: string) => {
        const headers = { Authorization: `Bearer ${tokens.access_token}` };
        return (await fetch(`${fixture.url}/api/company/${companyId}/${what}`, { headers })).status;
      };
      expect([await read('employees'), await read('pay-runs')]).toEqual([people, pays]);
      const during = await everyEvent();
      expect(await heardEvents(app)).toEqual(eventTypes.filter(isRead).sort());
      expect(await feedOf(app.partner)).toEqual(during.filter((_, n) => isRead(eventTypes[n]!)));
      await revoke(app, tokens);
    },
  );

  test('when the role of whoever consented reads no pays any more, none that waits is sent and none is heard', async () => {
    listener.status = 500;
    const { accounts } = fixture.service;
    const email = `moved-${customerId}@customer.example`;
    const given = { customerId, name: 'Moved', email, role: 'bookkeeper', password, companyIds: [companyId] } as const;
    const user = must(await accounts.createUser(given, actor));
    emails.set('moved', email);
    browsers.set('moved', browser(fixture.url));
    const app = await application();
    await consent(app, 'moved', 'payroll.read');
    const during = await everyEvent();
    await settled(app, 'retry', eventTypes.length);
    must(await accounts.changeUser({ userId: user.id, change: { role: 'hr' } }, actor));
    const ofPays = eventTypes.map((type) => type.startsWith('pay.'));
    expect(await feedOf(app.partner)).toEqual(during.filter((_, n) => ofPays[n] === false));
    const [waiting] = (await logOf(app)).filter(({ event }) => event.startsWith('pay.'));
    const path = `/api/webhooks/${app.webhookId}/deliveries/${waiting!.id}`;
    expect((await app.partner.call('GET', path)).body).toMatchObject({ payload: null });
    expect((await app.partner.call('POST', `${path}/resend`)).status).toBe(422);
    await everyEvent();
    const heard = (await logOf(app)).filter(({ event }) => event.startsWith('pay.'));
    expect(heard).toHaveLength(ofPays.filter(Boolean).length);
  });

  test('a revoked application hears no more, and what waits for it ends', async () => {
    listener.status = 500;
    const app = await application();
    await consent(app, 'owner', 'payroll.read');
    await everyEvent();
    await settled(app, 'retry', eventTypes.length);
    const command = { customerId: app.partner.customerId, clientId: app.client.client_id };
    must(await fixture.service.accounts.revokeClient(command, actor));
    await settled(app, 'skipped', eventTypes.length);
    expect(await feedOf(app.partner)).toEqual([]);
  });
});
