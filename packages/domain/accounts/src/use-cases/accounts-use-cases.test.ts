import type { Result } from 'payroll-core';
import { accountsUseCases } from './accounts-use-cases';
import { rotateGoodTokens } from './rotate-good-tokens';
import { fakeAccountsDependencies, fakeBatchedWrites, memoryAccounts } from '../testing';

const operator = { userId: null, clientId: null, requestId: 'r-1' };

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function setUp() {
  const memory = memoryAccounts();
  const dependencies = fakeAccountsDependencies(memory.unitOfWork);
  const { clock, passwords, secrets } = dependencies;
  const accounts = accountsUseCases(dependencies);
  const actor = { ...operator, customerId: null };
  const partner = must(await accounts.createCustomer({ name: 'Partner', isApiAdmin: true }, operator));
  const customer = must(await accounts.createCustomer({ name: 'Customer' }, operator));
  const person = { customerId: customer.id, name: 'Ana', email: ' Ana@Example.test ', role: 'owner' as const };
  const owner = must(await accounts.createUser({ ...person, password: 'correct horse battery' }, operator));
  must(await accounts.createPlan({ code: 'ten', name: 'Ten', employeeCap: 10 }, actor));
  return { ...memory, clock, passwords, secrets, accounts, actor, partner, customer, owner };
}

type Fixture = Awaited<ReturnType<typeof setUp>>;

describe('customers and users', () => {
  test('a reseller is an API admin too', async () => {
    const { accounts } = await setUp();
    const reseller = must(await accounts.createCustomer({ name: 'R', isReseller: true }, operator));
    expect(reseller).toMatchObject({ isApiAdmin: true, isReseller: true });
    const changed = must(
      await accounts.changeCustomer(
        { customerId: reseller.id, change: { isApiAdmin: false } },
        { ...operator, customerId: null },
      ),
    );
    expect(changed.isApiAdmin).toBe(true);
  });

  test('an e-mail address belongs to one user, whatever its case and blanks', async () => {
    const { accounts, partner, customer } = await setUp();
    const again = await accounts.createUser(
      { customerId: partner.id, name: 'B', email: 'ANA@example.TEST', role: 'bookkeeper' },
      operator,
    );
    expect(again).toMatchObject({
      ok: false,
      error: { code: 'user/email-taken', message: expect.stringContaining('A user of another account') as string },
    });
    const within = { customerId: customer.id, name: 'B', email: 'ana@example.test', role: 'bookkeeper' as const };
    expect(await accounts.createUser(within, operator)).toMatchObject({
      ok: false,
      error: { code: 'user/email-taken', message: expect.stringContaining('Change the role of that user') as string },
    });
  });

  test.each([
    ['a weak password', { password: 'short' }, 'password/too-weak'],
    ['no e-mail address', { email: 'nobody' }, 'user/invalid'],
    ['an e-mail address with a line break', { email: 'a@b.test\nbcc:x@y.test' }, 'user/invalid'],
    ['no name', { name: '  ' }, 'user/invalid'],
    ['an unknown customer', { customerId: 999 }, 'customer/unknown'],
  ])('%s is refused', async (_, change, code) => {
    const { accounts, customer } = await setUp();
    const good = { customerId: customer.id, name: 'B', email: 'b@example.test', role: 'bookkeeper' as const };
    expect(await accounts.createUser({ ...good, ...change }, operator)).toMatchObject({ ok: false, error: { code } });
  });

  test('a closed account is signed out at once and cannot sign in', async () => {
    const { accounts, owner, actor } = await setUp();
    const command = { email: 'ana@example.test', password: 'correct horse battery', address: 'a', requestId: 'r' };
    const { sessionSecret } = must(await accounts.signIn(command));
    expect(await accounts.readSession(sessionSecret)).toBeDefined();
    must(await accounts.changeUser({ userId: owner.id, change: { isActive: false } }, actor));
    expect(await accounts.readSession(sessionSecret)).toBeUndefined();
    expect(await accounts.signIn(command)).toMatchObject({ ok: false, error: { code: 'sign-in/refused' } });
  });

  test('an unknown user costs a password check like a known one, and sees the same words', async () => {
    const { accounts, passwords } = await setUp();
    const guess = (email: string) => accounts.signIn({ email, password: 'wrong', address: 'a', requestId: 'r' });
    const known = await guess('ana@example.test');
    expect(passwords.verified()).toBe(1);
    const unknown = await guess('nobody@example.test');
    expect(passwords.verified()).toBe(2);
    expect(unknown).toEqual(known);
  });
});

describe('company access', () => {
  test.each([
    ['an owner reaches every company of the customer', 'owner', 7, 'reachable'],
    ['a member reaches a listed company', 'bookkeeper', 7, 'reachable'],
    ['a member does not reach another company of the customer', 'bookkeeper', 8, 'forbidden'],
    ["nobody reaches another customer's company", 'owner', 9, 'forbidden'],
    ['a company that is not there is unknown', 'owner', 10, 'unknown'],
  ])('%s', async (_, role, companyId, expected) => {
    const { accounts, companies, customer, partner, owner } = await setUp();
    for (const id of [7, 8]) companies.set(id, customer.id);
    companies.set(9, partner.id);
    const person = { customerId: customer.id, name: 'M', email: 'm@example.test', role: 'bookkeeper' as const };
    const member = must(await accounts.createUser({ ...person, companyIds: [7] }, operator));
    const userId = role === 'owner' ? owner.id : member.id;
    const who = { customerId: customer.id, userId };
    expect(await accounts.reachCompany(who, companyId)).toBe(expected);
    expect((await accounts.reachableCompanies(who)).has(companyId)).toBe(expected === 'reachable');
  });

  test("a token that acts as the customer reaches the customer's companies and no others", async () => {
    const { accounts, companies, customer, partner } = await setUp();
    companies.set(7, customer.id).set(9, partner.id);
    expect(await accounts.reachCompany({ customerId: customer.id, userId: null }, 7)).toBe('reachable');
    expect(await accounts.reachCompany({ customerId: customer.id, userId: null }, 9)).toBe('forbidden');
    expect(await accounts.reachableCompanies({ customerId: customer.id, userId: null })).toEqual(new Set([7]));
  });

  test('a company that a member creates is theirs to reach', async () => {
    const { accounts, companies, customer } = await setUp();
    companies.set(11, customer.id);
    const person = { customerId: customer.id, name: 'M', email: 'm@example.test', role: 'bookkeeper' as const };
    const member = must(await accounts.createUser(person, operator));
    const who = { customerId: customer.id, userId: member.id };
    expect(await accounts.reachCompany(who, 11)).toBe('forbidden');
    await accounts.listCompanyForUser(member.id, 11);
    expect(await accounts.reachCompany(who, 11)).toBe('reachable');
  });
});

describe('subscriptions', () => {
  test('a trial lapses by itself, an order ends by being ended, and the token knows at once', async () => {
    const { accounts, clock, customer, actor } = await setUp();
    const { accessToken } = must(
      await accounts.issueToken(
        { customerId: customer.id, scopes: ['payroll.write'], lifetimeSeconds: 90_000 },
        operator,
      ),
    );
    const isActive = async () => must(await accounts.authenticateBearer(accessToken)).hasActiveSubscription;
    expect(await isActive()).toBe(false);
    const trial = { customerId: customer.id, planCode: 'ten', kind: 'trial' as const, endsAt: clock.now() + 1000 };
    must(await accounts.startSubscription(trial, actor));
    expect(await isActive()).toBe(true);
    expect(await accounts.readLicence(customer.id)).toMatchObject({ isActive: true, employeeCap: 10 });
    clock.pass(1000);
    expect(await isActive()).toBe(false);
    expect(await accounts.readLicence(customer.id)).toEqual({ isActive: false, employeeCap: 0 });
    const order = must(await accounts.startSubscription({ ...trial, kind: 'paid', endsAt: null }, actor));
    expect(await isActive()).toBe(true);
    must(await accounts.endSubscription(order.id, actor));
    expect(await isActive()).toBe(false);
  });

  test.each([
    ['an unknown plan', { planCode: 'none' }, 'plan/unknown'],
    ['an unknown customer', { customerId: 999 }, 'customer/unknown'],
    ['an end before its start', { endsAt: 1 }, 'subscription/invalid'],
  ])('%s is refused', async (_, change, code) => {
    const { accounts, customer, actor } = await setUp();
    const good = { customerId: customer.id, planCode: 'ten', kind: 'paid' as const, endsAt: null };
    expect(await accounts.startSubscription({ ...good, ...change }, actor)).toMatchObject({ error: { code } });
  });

  test.each([
    ['a code with blanks', { code: 'a b' }, 'plan/invalid'],
    ['a negative cap', { employeeCap: -1 }, 'plan/invalid'],
    ['a cap that is no whole number', { employeeCap: 1.5 }, 'plan/invalid'],
    ['a code that is taken', { code: 'ten' }, 'plan/code-taken'],
  ])('a plan with %s is refused', async (_, change, code) => {
    const { accounts, actor } = await setUp();
    const good = { code: 'new', name: 'New', employeeCap: 1 };
    expect(await accounts.createPlan({ ...good, ...change }, actor)).toMatchObject({ error: { code } });
  });
});

describe('partner links', () => {
  test('tie an end customer to one reseller', async () => {
    const { accounts, customer, partner, actor } = await setUp();
    const [one, two] = [
      must(await accounts.createCustomer({ name: 'R1', isReseller: true }, operator)),
      must(await accounts.createCustomer({ name: 'R2', isReseller: true }, operator)),
    ];
    const link = (resellerId: number) => accounts.linkPartner({ resellerId, endCustomerId: customer.id }, actor);
    expect(await link(partner.id)).toMatchObject({ error: { code: 'customer/not-reseller' } });
    const linked = must(await link(one.id));
    expect(must(await link(one.id))).toEqual(linked);
    expect(await link(two.id)).toMatchObject({ error: { code: 'customer/invalid' } });
  });
});

describe('clients', () => {
  const create = ({ accounts, partner, actor }: Fixture, more = {}) =>
    accounts.createClient(
      { customerId: partner.id, name: 'App', redirectUris: ['https://app.test/cb'], ...more },
      actor,
    );

  test('the secret is in the answer and only its hash is kept', async () => {
    const fixture = await setUp();
    const { client, secret } = must(await create(fixture));
    expect(client.secretHash).toBe(fixture.secrets.digest(secret ?? ''));
    expect(JSON.stringify(await fixture.accounts.listClients(fixture.partner.id))).not.toContain(`"${secret}"`);
  });

  test('a public client has no secret and gets none', async () => {
    const fixture = await setUp();
    const { client, secret } = must(await create(fixture, { isPublic: true }));
    expect([secret, client.secretHash]).toEqual([null, null]);
    const command = { customerId: fixture.partner.id, clientId: client.clientId };
    expect(await fixture.accounts.rotateClientSecret(command, fixture.actor)).toMatchObject({
      error: { code: 'client/public' },
    });
    expect(await fixture.accounts.authenticateClient(client.clientId, null)).toBeDefined();
    expect(await fixture.accounts.authenticateClient(client.clientId, '')).toBeUndefined();
  });

  test('belong to API admins, and another owner does not see them', async () => {
    const fixture = await setUp();
    const { accounts, customer, actor } = fixture;
    expect(await create(fixture, { customerId: customer.id })).toMatchObject({
      error: { code: 'customer/not-api-admin' },
    });
    const { client } = must(await create(fixture));
    const foreign = { customerId: customer.id, clientId: client.clientId };
    for (const act of [accounts.changeClient, accounts.rotateClientSecret, accounts.revokeClient]) {
      expect(await act(foreign, actor)).toMatchObject({ error: { code: 'client/unknown' } });
    }
  });

  test.each([
    ['no redirect address', { redirectUris: [] }, 'redirectUris'],
    [
      '21 of them',
      { redirectUris: Array.from({ length: 21 }, (_, index) => `https://a${index}.test/`) },
      'redirectUris',
    ],
    ['a bad one', { redirectUris: ['https://a.test/', 'http://a.test/'] }, 'redirectUris[1]'],
    ['no name', { name: ' ' }, 'name'],
    ['a name that turns the writing direction round', { name: 'App\u202e' }, 'name'],
  ])('%s is refused', async (_, more, path) => {
    expect(await create(await setUp(), more)).toMatchObject({ ok: false, error: { path } });
  });
});

describe('connections', () => {
  async function connect(fixture: Fixture) {
    const { accounts, partner, actor } = fixture;
    const { client, secret: clientSecret } = must(
      await accounts.createClient(
        { customerId: partner.id, name: 'App', redirectUris: ['https://app.test/cb'] },
        actor,
      ),
    );
    const command = { email: 'ana@example.test', password: 'correct horse battery', address: 'a', requestId: 'r' };
    const session = await accounts.readSession(must(await accounts.signIn(command)).sessionSecret);
    if (session === undefined) throw new Error('not signed in');
    const parameters = { client_id: client.clientId, redirect_uri: 'https://app.test/cb', scope: 'payroll.read' };
    const checked = must(await accounts.checkAuthorization(parameters));
    const secret = must(await accounts.startAuthorization(checked, session));
    const { code } = must(await accounts.approveAuthorization(secret, session, 'r-2'));
    const exchange = { client, code, redirectUri: 'https://app.test/cb', codeVerifier: undefined, requestId: 'r-3' };
    return { client, clientSecret, tokens: must(await accounts.exchangeCode(exchange)) };
  }

  test('end with the role in which they were given, and an employee gives none', async () => {
    const fixture = await setUp();
    const { accounts, customer, owner, partner, actor, clock, unitOfWork } = fixture;
    const { tokens, client } = await connect(fixture);
    const job = { userId: owner.id, customerId: customer.id, companyId: 1, employeeId: 1, createdAt: clock.now() };
    await unitOfWork.run(({ employeeAccess }) => employeeAccess.add(job));
    must(await accounts.changeUser({ userId: owner.id, change: { role: 'employee' } }, actor));
    expect(await accounts.authenticateBearer(tokens.accessToken)).toEqual({ ok: false, error: 'unknown' });
    expect(await accounts.listConnections({ partnerId: partner.id })).toEqual([]);
    const command = { email: 'ana@example.test', password: 'correct horse battery', address: 'a', requestId: 'r' };
    const session = (await accounts.readSession(must(await accounts.signIn(command)).sessionSecret))!;
    const parameters = { client_id: client.clientId, redirect_uri: 'https://app.test/cb', scope: 'openid' };
    const secret = must(
      await accounts.startAuthorization(must(await accounts.checkAuthorization(parameters)), session),
    );
    expect(await accounts.approveAuthorization(secret, session, 'r-2')).toMatchObject({
      error: { error: 'access_denied' },
    });
  });

  test('are seen from both sides, and either side can end them', async () => {
    for (const side of ['customer', 'partner'] as const) {
      const fixture = await setUp();
      const { accounts, customer, partner, actor } = fixture;
      const { tokens } = await connect(fixture);
      const [seen] = await accounts.listConnections({ partnerId: partner.id });
      expect(seen).toMatchObject({ clientName: 'App', customerName: 'Customer' });
      expect(await accounts.listConnections({ customerId: customer.id })).toEqual([seen]);
      const grantId = seen?.grant.id ?? 0;
      const stranger = must(await accounts.createCustomer({ name: 'S', isApiAdmin: true }, operator));
      expect(await accounts.revokeConnection({ askedBy: stranger.id, grantId }, actor)).toMatchObject({
        error: { code: 'connection/unknown' },
      });
      const askedBy = side === 'customer' ? customer.id : partner.id;
      must(await accounts.revokeConnection({ askedBy, grantId }, actor));
      expect(await accounts.authenticateBearer(tokens.accessToken)).toEqual({ ok: false, error: 'unknown' });
      expect(await accounts.listConnections({ partnerId: partner.id })).toEqual([]);
    }
  });

  test('what ended a week ago is forgotten, a token that can still be replayed is not', async () => {
    const fixture = await setUp();
    const { accounts, clock } = fixture;
    const { client, tokens } = await connect(fixture);
    const refresh = (refreshToken: string) =>
      accounts.refreshTokens({ client, refreshToken, redirectUri: undefined, scope: undefined, requestId: 'r' });
    must(await refresh(tokens.refreshToken));
    clock.pass(20 * 86_400_000);
    await accounts.forgetEnded();
    expect(await refresh(tokens.refreshToken)).toMatchObject({ error: { error: 'invalid_grant' } });
    expect(await accounts.listConnections({ partnerId: fixture.partner.id })).toEqual([]);
    clock.pass(60 * 86_400_000);
    expect(await accounts.forgetEnded()).toBeGreaterThan(0);
    expect(await accounts.forgetEnded()).toBe(0);
  });

  type Connected = Awaited<ReturnType<typeof connect>>;

  const rotation = ({ client, clientSecret, tokens }: Connected) => ({
    clientId: client.clientId,
    clientSecret,
    refreshToken: tokens.refreshToken,
    redirectUri: undefined,
    scope: undefined,
  });

  /** What the token endpoint does: authenticates the client, then refreshes. Undefined where there is no new pair. */
  const refreshing =
    ({ accounts }: Awaited<ReturnType<typeof setUp>>) =>
    async ({ clientId, clientSecret, ...asked }: Rotation) => {
      const client = await accounts.authenticateClient(clientId, clientSecret);
      const refreshed = client && (await accounts.refreshTokens({ ...asked, client, requestId: 'r' }));
      return refreshed?.ok === true ? refreshed.value : undefined;
    };
  type Rotation = Omit<ReturnType<typeof rotation>, 'clientSecret' | 'redirectUri' | 'scope'> & {
    readonly clientSecret: string | null;
    readonly redirectUri: string | undefined;
    readonly scope: string | undefined;
  };

  test('refreshes of the same moment: each good token gives its own pair, a bad one spoils nobody else', async () => {
    const fixture = await setUp();
    const refresh = refreshing(fixture);
    const [one, two, spent] = [await connect(fixture), await connect(fixture), await connect(fixture)];
    expect(await refresh(rotation(spent))).toBeDefined();
    const [first, second, ...bad] = await Promise.all([
      refresh(rotation(one)),
      refresh({ ...rotation(two), redirectUri: 'https://app.test/cb', scope: 'openid' }),
      refresh(rotation(spent)),
      refresh({ ...rotation(one), refreshToken: 'none' }),
    ]);
    const tokens = [first, second].flatMap((issued) => [issued?.accessToken, issued?.refreshToken]);
    expect(new Set(tokens).size).toBe(4);
    expect([first?.scopes, second?.scopes]).toEqual([['openid', 'payroll.read'], ['openid']]);
    expect(bad).toEqual([undefined, undefined]);
    for (const [of, issued] of [[one, first], [two, second]] as const) {
      const next = { ...rotation(of), refreshToken: issued?.refreshToken ?? '' };
      expect(await refresh(next)).toMatchObject({ scopes: ['openid', 'payroll.read'] });
    } // prettier-ignore
  });

  test.each([
    ["another client's secret", (other: Connected) => ({ clientSecret: other.clientSecret })],
    ['no secret', () => ({ clientSecret: null })],
    ['another client', (other: Connected) => ({ clientId: other.client.clientId, clientSecret: other.clientSecret })],
    ['an unknown client', () => ({ clientId: 'nobody' })],
    ['a redirect address that is not registered', () => ({ redirectUri: 'https://evil.test/' })],
    ['a wider scope', () => ({ scope: 'payroll.read payroll.write' })],
  ])('a good token with %s is not rotated, and stays good', async (_, change) => {
    const fixture = await setUp();
    const [own, other] = [await connect(fixture), await connect(fixture)];
    const refresh = refreshing(fixture);
    const answers = [refresh({ ...rotation(own), ...change(other) }), refresh(rotation(other))];
    expect(await Promise.all(answers)).toEqual([undefined, expect.anything()]);
    expect(await refresh(rotation(own))).toBeDefined();
  });

  test.each(['client', 'secret', 'connection', 'user'] as const)(
    'a token is not rotated any more once there is an end to its %s',
    async (what) => {
      const fixture = await setUp();
      const { accounts, actor, partner, customer, owner } = fixture;
      const own = await connect(fixture);
      const command = { customerId: partner.id, clientId: own.client.clientId };
      const [seen] = await accounts.listConnections({ partnerId: partner.id });
      if (what === 'client') must(await accounts.revokeClient(command, actor));
      if (what === 'secret') must(await accounts.rotateClientSecret(command, actor));
      if (what === 'user') must(await accounts.changeUser({ userId: owner.id, change: { isActive: false } }, actor));
      if (what === 'connection') {
        must(await accounts.revokeConnection({ askedBy: customer.id, grantId: seen?.grant.id ?? 0 }, actor));
      }
      expect(await refreshing(fixture)(rotation(own))).toBeUndefined();
    },
  );

  test('one token sent twice in the same moment is used once, and the second use ends its family', async () => {
    const fixture = await setUp();
    const { accounts } = fixture;
    const [own, other] = [await connect(fixture), await connect(fixture)];
    const refresh = refreshing(fixture);
    const [won, lost, beside] = await Promise.all([
      refresh(rotation(own)),
      refresh(rotation(own)),
      refresh(rotation(other)),
    ]);
    expect(lost).toBeUndefined();
    expect(await accounts.authenticateBearer(won?.accessToken ?? '')).toEqual({ ok: false, error: 'unknown' });
    expect(await accounts.authenticateBearer(beside?.accessToken ?? '')).toMatchObject({ ok: true });
  });

  test('a token that is used between the read and the update is not rotated a second time', async () => {
    const fixture = await setUp();
    const { accounts, unitOfWork, clock, secrets } = fixture;
    const [own, other] = [await connect(fixture), await connect(fixture)];
    const hash = secrets.digest(own.tokens.refreshToken);
    const rotate = rotateGoodTokens({
      unitOfWork,
      clock,
      secrets,
      batchedWrites: fakeBatchedWrites(),
      reading: {
        run: async (work) => {
          const found = await unitOfWork.run(work);
          await unitOfWork.run(({ tokens }) => tokens.useRefresh(hash, clock.now()));
          return found;
        },
      },
    });
    const [lost, won] = await Promise.all([own, other].map((of) => rotate({ ...rotation(of), client: of.client })));
    expect(lost).toBeUndefined();
    expect(await accounts.authenticateBearer(won?.accessToken ?? '')).toMatchObject({ ok: true });
  });
});

describe('the audit log', () => {
  test('entries of the same moment follow one another in the chain of their customer', async () => {
    const { accounts, customer, partner } = await setUp();
    const act = (customerId: number, recordId: string) =>
      accounts.noteAudit(
        { customerId, userId: null, clientId: null, requestId: 'r' },
        { action: 'probe.read', recordType: 'probe', recordId },
      );
    await Promise.all([act(customer.id, '1'), act(partner.id, '2'), act(customer.id, '3')]);
    const entries = await accounts.readAuditLog(customer.id, { limit: 2 });
    expect(entries.map(({ recordId }) => recordId)).toEqual(['3', '1']);
    expect(entries[0]?.previousHash).toBe(entries[1]?.hash);
    expect(await accounts.verifyAuditLog(customer.id)).toMatchObject({ isIntact: true });
    expect(await accounts.verifyAuditLog(partner.id)).toMatchObject({ isIntact: true });
  });

  test('says who did what to which record, and holds together', async () => {
    const { accounts, customer, owner } = await setUp();
    const entries = await accounts.readAuditLog(customer.id, { limit: 10 });
    expect(entries.map(({ action, recordId, requestId }) => [action, recordId, requestId])).toEqual([
      ['user.create', String(owner.id), 'r-1'],
      ['customer.create', String(customer.id), 'r-1'],
    ]);
    expect(await accounts.verifyAuditLog(customer.id)).toEqual({ isIntact: true, entries: 2, head: entries[0]?.hash });
  });

  test.each([
    ['a changed action', { action: 'user.delete' }],
    ['a changed time', { at: 1 }],
    ['another user', { userId: 77 }],
    ['a changed detail', { details: { role: 'bookkeeper' } }],
    ['a removed entry', { customerId: 999 }],
    ['a new hash', { hash: 'forged' }],
  ])('shows %s', async (_, change) => {
    const { accounts, customer, tamper } = await setUp();
    const actor = { customerId: customer.id, userId: 1, clientId: 'c', requestId: 'r' };
    for (const id of ['1', '2', '3']) await accounts.noteAudit(actor, { action: 'a.b', recordType: 'a', recordId: id });
    expect(await accounts.verifyAuditLog(customer.id)).toMatchObject({ isIntact: true, entries: 5 });
    tamper(customer.id, 3, change);
    expect(await accounts.verifyAuditLog(customer.id)).toEqual({ isIntact: false, brokenAt: 3 });
  });

  test('holds no secret of any kind', async () => {
    const { accounts, customer, owner } = await setUp();
    const link = must(await accounts.issuePasswordLink(owner.id, operator));
    must(await accounts.setPassword({ linkSecret: link.secret, password: 'a fresh long password', requestId: 'r' }));
    const text = JSON.stringify(await accounts.readAuditLog(customer.id, { limit: 100 }));
    for (const secret of [link.secret, 'a fresh long password', 'correct horse battery', 'ana@example.test']) {
      expect(text.toLowerCase()).not.toContain(secret);
    }
  });
});

describe("the operator's tokens", () => {
  test('carry scopes with openid, act as the customer or one of its users, and cannot be more than asked', async () => {
    const { accounts, customer, owner, partner } = await setUp();
    const issue = (more: object) =>
      accounts.issueToken({ customerId: customer.id, scopes: ['payroll.read'], ...more }, operator);
    const asCustomer = must(await accounts.authenticateBearer(must(await issue({})).accessToken));
    expect(asCustomer).toMatchObject({ customerId: customer.id, userId: null, isOwner: true, clientId: null });
    expect(asCustomer.scopes).toEqual(['openid', 'payroll.read']);
    const asUser = must(await accounts.authenticateBearer(must(await issue({ userId: owner.id })).accessToken));
    expect(asUser.userId).toBe(owner.id);
    expect(await issue({ scopes: ['root'] })).toMatchObject({ error: { code: 'scope/unknown' } });
    expect(await issue({ customerId: partner.id, userId: owner.id })).toMatchObject({
      error: { code: 'user/unknown' },
    });
  });

  test('last as long as asked, at most thirty days', async () => {
    const { accounts, customer, clock } = await setUp();
    const issue = (lifetimeSeconds?: number) =>
      accounts.issueToken(
        { customerId: customer.id, scopes: [], ...(lifetimeSeconds === undefined ? {} : { lifetimeSeconds }) },
        operator,
      );
    expect(must(await issue()).expiresAt - clock.now()).toBe(1_800_000);
    expect(must(await issue(1e12)).expiresAt - clock.now()).toBe(2_592_000_000);
    const { accessToken } = must(await issue(60));
    clock.pass(60_000);
    expect(await accounts.authenticateBearer(accessToken)).toEqual({ ok: false, error: 'expired' });
  });
});
