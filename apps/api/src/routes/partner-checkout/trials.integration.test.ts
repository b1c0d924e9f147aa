import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startCheckoutService, type Caller, type CheckoutService } from '../../testing/checkout-service';
import { must, operator } from '../../testing/account-service';

jest.setTimeout(60_000);

const day = 86_400_000;
const person = (number: string) => auEmployee({ number });

describe.each(testEngines)('trials on $engine', (engine) => {
  let fixture: CheckoutService;
  let partner: Awaited<ReturnType<CheckoutService['reseller']>>;
  beforeAll(async () => {
    fixture = await startCheckoutService(engine);
  }, 120_000);
  beforeEach(async () => {
    partner = await fixture.reseller();
  });
  afterAll(() => fixture.close(), 120_000);

  const start = async (client: object = fixture.newClient(), by: Caller = partner) => {
    const { status, body } = await by.keyed('/trials', client);
    expect([status, body]).toEqual([201, expect.any(Object)]);
    return body;
  };
  const list = async (query = '', by: Caller = partner) => {
    const { status, body } = await by.call('GET', `/api/partner-checkout/trials${query}`);
    expect(status).toBe(200);
    return body;
  };
  const cancel = (id: number, by: Caller = partner, reason?: string) =>
    by.call('POST', '/api/partner-checkout/trials/cancel', {
      subscription_trial_id: id,
      ...(reason ? { reason } : {}),
    });

  test('[2.11-01] a line of the billing address that is empty is null or left out', async () => {
    const lines = { address1: '1 Quay St', address2: null, city: '', state: null, postcode: ' 6000 ' };
    const trial = await start({ ...fixture.newClient(), billing_address: lines });
    const owner = await fixture.actingFor(trial.customer_id);
    const { body } = await owner.call('GET', `/api/company/${trial.company_id}`);
    expect(body).toMatchObject({ address1: '1 Quay St', address2: null, city: null, state: null, postcode: '6000' });
  });

  test('[2.11-01] [4.7-01] a trial makes customer, owner and company and one month of access, and no order', async () => {
    const client = {
      ...fixture.newClient(),
      billing_address: { address1: '1 Quay St', city: 'Perth', state: 'wa', postcode: '6000' },
    };
    const trial = await start(client);
    expect(trial).toMatchObject({ status: 'active', converted: false, converted_order_id: null });
    const owner = await fixture.actingFor(trial.customer_id);
    const { body: companies } = await owner.call('GET', '/api/company');
    expect(companies).toMatchObject([
      {
        id: trial.company_id,
        legal_name: client.company['legal_name'],
        abn: client.company['abn'],
        country: 'AU',
        state: 'WA',
      },
    ]);
    const made = await owner.call('PUT', `/api/company/${trial.company_id}/employees/create`, [person('1')]);
    expect(made.status).toBe(201);
    expect(made.body[0].errors ?? {}).toEqual({});
    expect((await partner.call('GET', '/api/partner-checkout/orders')).body).toEqual([]);
  });

  test('[2.11-02] a New Zealand company is known by its IRD number', async () => {
    const client = fixture.newClient('NZ');
    const trial = await start(client);
    const owner = await fixture.actingFor(trial.customer_id);
    const { body } = await owner.call('GET', `/api/company/${trial.company_id}`);
    expect(body).toMatchObject({ country: 'NZ', legal_name: client.company['legal_name'] });
  });

  test('[4.7-02] it lasts one calendar month: from 31 January to the last day of February', async () => {
    fixture.setNow(Date.UTC(2096, 0, 31, 1));
    const trial = await start();
    expect(trial).toMatchObject({ ends_at: '2096-02-29T01:00:00.000', days_remaining: 29 });
    fixture.setNow(Date.UTC(2097, 0, 31, 1));
    expect(await start()).toMatchObject({ ends_at: '2097-02-28T01:00:00.000', days_remaining: 28 });
  });

  test('[4.7-03] the owner is mailed a link to set a password', async () => {
    const trial = await start();
    const { sent } = await fixture.service.mail.sendDue();
    expect(sent).toBeGreaterThanOrEqual(1);
    const users = await fixture.service.database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ id: number }>('SELECT id FROM users WHERE customer_id = ?', [trial.customer_id]));
    const links = await fixture.service.database
      .reading((tx) => tx)
      .run((tx) => tx.query('SELECT id FROM password_links WHERE user_id = ?', [users[0]!.id]));
    expect(links).toHaveLength(1);
  });

  test('[2.11-03] list rows carry days_remaining, converted and converted_order_id; newest first', async () => {
    const [first, second] = [await start(), await start()];
    fixture.pass(day / 2);
    const rows = await list();
    expect(rows.map((row: { subscription_trial_id: number }) => row.subscription_trial_id)).toEqual([
      second.subscription_trial_id,
      first.subscription_trial_id,
    ]);
    // Half a day has passed; the begun day counts whole.
    expect(rows[0]).toMatchObject({
      days_remaining: second.days_remaining,
      converted: false,
      converted_order_id: null,
    });
    fixture.pass(day);
    expect((await list())[0].days_remaining).toBe(second.days_remaining - 1);
  });

  test('[3.4-01] the status filter knows active, expired and cancelled', async () => {
    const [old, wrong] = [await start(), await start()];
    await cancel(wrong.subscription_trial_id);
    fixture.pass(32 * day);
    const young = await start();
    const ids = async (query: string) =>
      (await list(query)).map((row: { subscription_trial_id: number }) => row.subscription_trial_id);
    expect(await ids('?status=active')).toEqual([young.subscription_trial_id]);
    expect(await ids('?status=expired')).toEqual([old.subscription_trial_id]);
    expect(await ids('?status=cancelled')).toEqual([wrong.subscription_trial_id]);
    const { status } = await partner.call('GET', '/api/partner-checkout/trials?status=converted');
    expect(status).toBe(422);
  });

  test('[3.4-02] cancelling ends access immediately and keeps the records', async () => {
    const client = fixture.newClient();
    const trial = await start(client);
    const owner = await fixture.actingFor(trial.customer_id);
    const created = await owner.call('PUT', `/api/company/${trial.company_id}/employees/create`, [person('7')]);
    const employeeId = created.body[0].employee.id;
    const { status, body } = await cancel(trial.subscription_trial_id, partner, 'The wrong Smith');
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ status: 'cancelled', days_remaining: 0, cancel_reason: 'The wrong Smith' }),
    ]);
    expect((await owner.call('DELETE', `/api/employees/${employeeId}`)).status).toBe(403);
    expect((await owner.call('GET', `/api/employees/${employeeId}`)).status).toBe(200);
    expect((await list('?status=cancelled'))[0]).toMatchObject({ subscription_trial_id: trial.subscription_trial_id });
  });

  test('[3.4-06] the owner of a cancelled trial is signed out and cannot sign in again', async () => {
    const { accounts, database } = fixture.service;
    const client = fixture.newClient();
    const trial = await start(client);
    const [owner] = await database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ id: number }>('SELECT id FROM users WHERE customer_id = ?', [trial.customer_id]));
    const link = async () => must(await accounts.issuePasswordLink(owner!.id, operator)).secret;
    const password = 'a long and quiet afternoon';
    must(await accounts.setPassword({ linkSecret: await link(), password, requestId: 'r' }));
    const signIn = () =>
      accounts.signIn({ email: client.customer['email']!, password, address: '127.0.0.1', requestId: 'r' });
    const session = must(await signIn());
    const unused = await link();
    await cancel(trial.subscription_trial_id);
    expect(await accounts.readSession(session.sessionSecret)).toBeUndefined();
    expect((await signIn()).ok).toBe(false);
    expect((await accounts.setPassword({ linkSecret: unused, password, requestId: 'r' })).ok).toBe(false);
  });

  test('[3.4-02] everybody whom the owner let in loses access too, and what was connected does not come back with an order', async () => {
    const { accounts, checkout } = fixture.service;
    const client = fixture.newClient();
    const { customer_id: customerId, subscription_trial_id } = await start(client);
    const password = 'a long and quiet afternoon';
    const email = `second-owner-${customerId}@client.example`;
    const person = { customerId, name: 'Second', role: 'owner' as const, companyIds: [], email, password };
    const second = must(await accounts.createUser(person, operator));
    const owner = (await accounts.listUsers(customerId)).find(({ user }) => user.id !== second.id)!.user;
    const tokenOf = async (userId: number) => {
      const asked = { customerId, userId, scopes: ['payroll.read', 'users.manage'], lifetimeSeconds: 86_400 };
      return must(await accounts.issueToken(asked, operator)).accessToken;
    };
    const tokens = [await tokenOf(owner.id), await tokenOf(second.id)];
    const read = async () =>
      Promise.all(
        tokens.map(async (token) => {
          const headers = { authorization: `Bearer ${token}` };
          return (await fetch(`${fixture.url}/api/company`, { headers })).status;
        }),
      );
    expect(await read()).toEqual([200, 200]);

    await cancel(subscription_trial_id);
    expect(await read()).toEqual([401, 401]);
    expect((await accounts.signIn({ email, password, address: '127.0.0.1', requestId: 'r' })).ok).toBe(false);

    const product = { name: 'Small', interval: 'MONTHLY' as const, prices: { AU: '49.00' }, employeeCap: 20 };
    const { id } = must(await checkout.createProduct(product, { ...operator, customerId: null }));
    const order = { customer: client.customer, end_customer_id: customerId, order: { product_id: id } };
    expect((await partner.keyed('/orders', order)).status).toBe(201);
    const states = (await accounts.listUsers(customerId)).map(({ user }) => [user.id, user.isActive]);
    expect(states).toEqual([
      [owner.id, true],
      [second.id, false],
    ]);
    expect(await read()).toEqual([401, 401]);
  });

  test('[3.4-03] a trial is cancelled once, and not after its end', async () => {
    const [twice, late] = [await start(), await start()];
    expect((await cancel(twice.subscription_trial_id)).status).toBe(200);
    expect((await cancel(twice.subscription_trial_id)).status).toBe(409);
    fixture.pass(32 * day);
    expect((await cancel(late.subscription_trial_id)).status).toBe(409);
    expect((await cancel(999_999)).status).toBe(404);
    const stranger = await fixture.reseller();
    expect((await cancel(twice.subscription_trial_id, stranger)).status).toBe(404);
  });

  test('the e-mail address and the number of a cancelled trial can be used for the right company', async () => {
    const client = fixture.newClient();
    await cancel((await start(client)).subscription_trial_id);
    const right = { ...fixture.newClient(), customer: client.customer };
    const again = await start(right);
    expect(again.status).toBe('active');
    await fixture.service.mail.sendDue();
  });

  test('[3.4-04] a lapsed trial refuses writes at the very moment it ends, before any job has run; reads go on', async () => {
    const trial = await start();
    const owner = await fixture.actingFor(trial.customer_id);
    const created = await owner.call('PUT', `/api/company/${trial.company_id}/employees/create`, [person('9')]);
    const employeeId = created.body[0].employee.id;
    const end = Date.parse(`${trial.ends_at}Z`);
    fixture.pass(end - 1 - fixture.now());
    const later = await fixture.actingFor(trial.customer_id);
    expect((await later.call('DELETE', `/api/employees/${employeeId}`)).status).toBeLessThan(300);
    fixture.pass(1);
    expect((await later.call('POST', `/api/employees/${employeeId}/restore`)).status).toBe(403);
    expect((await later.call('GET', `/api/company/${trial.company_id}`)).status).toBe(200);
    const refused = await later.call('PUT', `/api/company/${trial.company_id}/employees/create`, [person('10')]);
    expect(refused.body[0].errors).toHaveProperty('licence');
  });

  test('[3.4-05] the job notes each end once, in the logs of both sides', async () => {
    const trial = await start();
    fixture.pass(32 * day);
    expect((await fixture.service.checkout.closeEnded('job')).trials).toBeGreaterThanOrEqual(1);
    expect(await fixture.service.checkout.closeEnded('job')).toEqual({ trials: 0, orders: 0 });
    for (const customerId of [partner.customerId, trial.customer_id]) {
      const log = await fixture.service.accounts.readAuditLog(customerId, { limit: 50 });
      expect(log.filter(({ action }) => action === 'checkout.trial-expired')).toHaveLength(1);
      expect(await fixture.service.accounts.verifyAuditLog(customerId)).toMatchObject({ isIntact: true });
    }
  });

  test('[8.3-09] a client that already had a free trial gets no second one', async () => {
    const client = fixture.newClient();
    await start(client);
    expect((await partner.keyed('/trials', client)).status).toBe(409);
    const other = { ...client, customer: fixture.newClient().customer };
    const refused = await (await fixture.reseller()).keyed('/trials', other);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('free trial')]);
  });

  test('[8.3-09] nor does a client that had the free month of an order, as its availability says', async () => {
    const product = { name: 'Small', interval: 'MONTHLY' as const, prices: { AU: '49.00' }, employeeCap: 20 };
    const { id } = must(await fixture.service.checkout.createProduct(product, { ...operator, customerId: null }));
    const client = fixture.newClient();
    const ordered = await partner.keyed('/orders', { ...client, order: { product_id: id } });
    expect(ordered.body).toMatchObject({ free_trial_month_applied: true });
    const asked = `/api/partner-checkout/availability?abn=${client.company['abn']}`;
    expect((await partner.call('GET', asked)).body).toMatchObject({ free_trial_available: false });
    const refused = await partner.keyed('/trials', { ...client, customer: fixture.newClient().customer });
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('free month')]);
  });

  test('availability says what a trial would be answered, for addresses of people who cannot sign in any more', async () => {
    const ask = async ({ customer, company }: ReturnType<typeof fixture.newClient>, by: Caller) => {
      const query = `email=${customer['email']}&abn=${company['abn']}`;
      return (await by.call('GET', `/api/partner-checkout/availability?${query}`)).body;
    };
    const client = fixture.newClient();
    const trial = await start(client);
    await cancel(trial.subscription_trial_id);
    const stranger = await fixture.reseller();
    expect(await ask(client, stranger)).toMatchObject({ available: false, free_trial_available: false });
    expect((await stranger.keyed('/trials', client)).status).toBe(409);
    expect(await ask(client, partner)).toEqual({
      available: true,
      free_trial_available: true,
      end_customer_id: trial.customer_id,
      reasons: [],
    });
    const again = await start(client);

    const [owner] = await fixture.service.accounts.listUsers(again.customer_id);
    const disabled = { userId: owner!.user.id, change: { isActive: false } };
    must(await fixture.service.accounts.changeUser(disabled, { ...operator, customerId: null }));
    const other = { ...fixture.newClient(), customer: client.customer };
    expect(await ask(other, partner)).toMatchObject({ available: false, end_customer_id: again.customer_id });
    expect((await partner.keyed('/trials', other)).status).toBe(409);
  });

  test('[8.3-09] of several who ask for the same business at once, one gets the free trial and the free month', async () => {
    const product = { name: 'Small', interval: 'MONTHLY' as const, prices: { AU: '49.00' }, employeeCap: 20 };
    const { id } = must(await fixture.service.checkout.createProduct(product, { ...operator, customerId: null }));
    for (let round = 0; round < 5; round += 1) {
      const { company } = fixture.newClient();
      const asked = Array.from({ length: 6 }, () => ({ company, customer: fixture.newClient().customer }));
      const answers = await Promise.all(asked.map((client) => partner.keyed('/trials', client)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);

      const { company: another } = fixture.newClient();
      const buyers = Array.from({ length: 6 }, () => ({ company: another, customer: fixture.newClient().customer }));
      const orders = await Promise.all(
        buyers.map((client) => partner.keyed('/orders', { ...client, order: { product_id: id } })),
      );
      expect(orders.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
      expect(orders.filter(({ body }) => body.free_trial_month_applied)).toHaveLength(1);
    }
  });

  test('[4.7-04] lists take limit (default 25, at most 100) and offset', async () => {
    for (let made = 0; made < 27; made += 1) await start();
    expect(await list()).toHaveLength(25);
    expect(await list('?limit=100')).toHaveLength(27);
    expect(await list('?limit=10&offset=20')).toHaveLength(7);
    for (const query of ['?limit=101', '?limit=0', '?offset=-1']) {
      expect((await partner.call('GET', `/api/partner-checkout/trials${query}`)).status).toBe(422);
    }
  });

  test.each([
    ['no company number', { company: { legal_name: 'X Ltd' } }, 'body.company.abn'],
    ['an ABN with a wrong check digit', { company: { legal_name: 'X Ltd', abn: '51824753557' } }, 'body.company.abn'],
    [
      'an IRD number with a wrong check digit',
      { company: { legal_name: 'X', ird_number: '049091851' } },
      'body.company.ird_number',
    ],
    [
      'both numbers',
      { company: { legal_name: 'X', abn: '51824753556', ird_number: '049091850' } },
      'body.company.ird_number',
    ],
    ['no e-mail address', { customer: { first_name: 'A', last_name: 'B', email: 'nobody' } }, 'body.customer.email'],
    ['a postcode of letters', { billing_address: { postcode: 'abcd' } }, 'body.billing_address.postcode'],
    ['another billing country', { billing_address: { country: 'NZ' } }, 'body.billing_address.country'],
    ['an unknown key', { surprise: 1 }, 'body.surprise'],
  ])('[2.11-04] %s is a 422 that says where', async (_, change, path) => {
    const { status, body } = await partner.keyed('/trials', { ...fixture.newClient(), ...change });
    expect([status, body.status_code]).toEqual([422, 10422]);
    expect(body.data.map((fault: { path: string }) => fault.path)).toContain(path);
  });
});
