import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { must, operator } from '../../testing/account-service';
import { startCheckoutService, type CheckoutService } from '../../testing/checkout-service';

jest.setTimeout(60_000);

const admin = { ...operator, customerId: null };

describe.each(testEngines)('idempotency of the checkout on $engine', (engine) => {
  let fixture: CheckoutService;
  let partner: Awaited<ReturnType<CheckoutService['reseller']>>;
  let small: number;
  let big: number;
  let annual: number;
  beforeAll(async () => {
    fixture = await startCheckoutService(engine);
    const product = { name: 'Small', interval: 'MONTHLY', prices: { AU: '49.00' }, employeeCap: 20 };
    small = must(await fixture.service.checkout.createProduct(product, admin)).id;
    annual = must(await fixture.service.checkout.createProduct({ ...product, interval: 'ANNUAL' }, admin)).id;
    big = must(await fixture.service.checkout.createProduct({ ...product, name: 'Big' }, admin)).id;
  }, 120_000);
  beforeEach(async () => {
    partner = await fixture.reseller();
  });
  afterAll(() => fixture.close(), 120_000);

  /** A body for each of the three endpoints that share the keys of a reseller. */
  const bodies: Readonly<Record<string, () => Promise<object>>> = {
    '/trials': async () => fixture.newClient(),
    '/orders': async () => ({ dry_run: false, ...fixture.newClient(), order: { product_id: small } }),
    '/upgrades': async () => {
      const order = await partner.keyed('/orders', { ...fixture.newClient(), order: { product_id: small } });
      return { dry_run: false, end_customer_id: order.body.customer_id, order: { product_id: big } };
    },
  };
  const endpoints = Object.keys(bodies);
  const rows = async (table: string) =>
    (
      await fixture.service.database
        .reading((tx) => tx)
        .run((tx) => tx.query<{ id: number }>(`SELECT id FROM ${table}`))
    ).length;
  const counts = async () => ({
    customers: await rows('customers'),
    trials: await rows('checkout_trials'),
    orders: await rows('checkout_orders'),
    subscriptions: await rows('subscriptions'),
    letters: await rows('letters'),
  });

  test.each(endpoints)(
    '[8.3-01] [8.3-02] %s: a new key is processed, the same again is 200 with the stored answer',
    async (path) => {
      const body = await bodies[path]!();
      const first = await partner.keyed(path, body, 'again');
      expect(first.status).toBe(201);
      expect(first.body).not.toHaveProperty('idempotency_replayed');
      const before = await counts();
      fixture.pass(90_000);
      const second = await partner.keyed(path, reordered(body), 'again');
      expect(second).toEqual({ status: 200, body: { ...first.body, idempotency_replayed: true } });
      expect(await counts()).toEqual(before);
    },
  );

  test.each(endpoints)('[8.3-03] %s: the same key with another payload is 409', async (path) => {
    await partner.keyed(path, await bodies[path]!(), 'taken');
    const before = await counts();
    const other = path === '/upgrades' ? { end_customer_id: 1, order: { product_id: big } } : await bodies[path]!();
    expect((await partner.keyed(path, other, 'taken')).status).toBe(409);
    expect(await counts()).toEqual(before);
  });

  test('[8.3-04] the same key at another endpoint is 409: trials, orders and upgrades share them', async () => {
    const client = fixture.newClient();
    const trial = await partner.keyed('/trials', client, 'shared');
    expect(trial.status).toBe(201);
    const order = { ...client, end_customer_id: trial.body.customer_id, order: { product_id: small } };
    expect((await partner.keyed('/orders', order, 'shared')).status).toBe(409);
    const upgrade = { end_customer_id: trial.body.customer_id, order: { product_id: big } };
    expect((await partner.keyed('/upgrades', upgrade, 'shared')).status).toBe(409);
  });

  test.each(endpoints)('[8.3-05] %s: a missing key is 400', async (path) => {
    const body = await bodies[path]!();
    const { status, body: answer } = await partner.call('POST', `/api/partner-checkout${path}`, body);
    expect([status, answer]).toEqual([400, { detail: expect.stringContaining('Idempotency-Key') }]);
  });

  test.each(['/orders', '/upgrades'])('[8.3-06] %s: a dry run needs no key', async (path) => {
    const body = { ...(await bodies[path]!()), dry_run: true };
    expect((await partner.call('POST', `/api/partner-checkout${path}`, body)).status).toBe(200);
  });

  test.each(endpoints)('[8.3-07] %s: a key of 256 characters is 400, one of 255 is taken', async (path) => {
    const body = await bodies[path]!();
    expect((await partner.keyed(path, body, 'k'.repeat(256))).status).toBe(400);
    if (!path.endsWith('/trials')) {
      expect((await partner.keyed(path, { ...body, dry_run: true }, 'k'.repeat(256))).status).toBe(400);
    }
    expect((await partner.keyed(path, body, 'k'.repeat(255))).status).toBe(201);
    expect((await partner.keyed(path, body, 'k'.repeat(255))).status).toBe(200);
  });

  test('[8.3-08] keys are scoped to the partner', async () => {
    expect((await partner.keyed('/trials', fixture.newClient(), 'mine')).status).toBe(201);
    expect((await (await fixture.reseller()).keyed('/trials', fixture.newClient(), 'mine')).status).toBe(201);
  });

  test('a refusal leaves the key free for the corrected request', async () => {
    const client = fixture.newClient();
    const wrong = { ...client, order: { product_id: 999_999 } };
    expect((await partner.keyed('/orders', wrong, 'second try')).status).toBe(404);
    expect((await partner.keyed('/orders', { ...client, order: { product_id: small } }, 'second try')).status).toBe(
      201,
    );
  });

  test.each(endpoints)(
    '[8.3-13] %s: fifty at once with one key take effect once and get the same answer',
    async (path) => {
      const body = await bodies[path]!();
      const before = await counts();
      const answers = await Promise.all(Array.from({ length: 50 }, () => partner.keyed(path, body, 'fifty')));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
      const bare = answers.map(({ body: { idempotency_replayed: _, ...rest } }) => JSON.stringify(rest));
      expect(new Set(bare).size).toBe(1);
      const after = await counts();
      expect(after).toEqual({
        customers: before.customers + (path === '/upgrades' ? 0 : 1),
        trials: before.trials + (path === '/trials' ? 1 : 0),
        orders: before.orders + (path === '/trials' ? 0 : 1),
        subscriptions: before.subscriptions + 1,
        letters: before.letters + 1,
      });
    },
  );

  test('twenty at once for one e-mail address under twenty keys: one client, and nineteen are told why not', async () => {
    const client = fixture.newClient();
    const before = await counts();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => partner.keyed('/trials', client, `k${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect((await counts()).customers).toBe(before.customers + 1);
  });

  test.each(['/orders', '/upgrades'])(
    '%s: ten at once for one client under ten keys, of which one is taken',
    async (path) => {
      const client = fixture.newClient();
      const first = await partner.keyed('/orders', { ...client, order: { product_id: small } });
      const known = { end_customer_id: first.body.customer_id };
      if (path === '/orders') {
        const cancelled = { order_id: first.body.order_id };
        await partner.call('POST', '/api/partner-checkout/orders/cancel', cancelled);
      }
      const order = { product_id: path === '/orders' ? annual : big };
      const body = path === '/orders' ? { ...client, ...known, order } : { ...known, order };
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => partner.keyed(path, body, `at once ${n}`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    },
  );

  test('[8.3-14] a key still replays after thirty days, and is forgotten later', async () => {
    const client = fixture.newClient();
    await partner.keyed('/trials', client, 'old');
    fixture.pass(30 * 86_400_000);
    await fixture.service.forgetOldKeys();
    expect((await partner.keyed('/trials', client, 'old')).status).toBe(200);
    fixture.pass(2 * 86_400_000);
    expect(await fixture.service.forgetOldKeys()).toBeGreaterThan(0);
    expect((await partner.keyed('/trials', client, 'old')).status).toBe(409);
  });

  test('nothing of a stored answer can be read in the table of keys', async () => {
    const client = fixture.newClient();
    await partner.keyed('/trials', client, 'sealed');
    const stored = await fixture.service.database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ body: string }>('SELECT body FROM idempotency_keys WHERE body IS NOT NULL'));
    expect(stored.length).toBeGreaterThan(0);
    for (const { body } of stored) expect(body).toMatch(/^v3\./);
  });
});

/** The same payload written in another order. */
function reordered(body: object): object {
  return Object.fromEntries(
    Object.entries(body)
      .reverse()
      .map(([name, value]) => [name, typeof value === 'object' && value !== null ? reordered(value as object) : value]),
  );
}
