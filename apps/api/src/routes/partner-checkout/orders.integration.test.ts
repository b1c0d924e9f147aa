import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import fc from 'fast-check';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { must, operator } from '../../testing/account-service';
import { startCheckoutService, type Caller, type CheckoutService } from '../../testing/checkout-service';

jest.setTimeout(60_000);

const day = 86_400_000;
const person = (number: string) => auEmployee({ number });
const admin = { ...operator, customerId: null };

describe.each(testEngines)('orders on $engine', (engine) => {
  let fixture: CheckoutService;
  let partner: Awaited<ReturnType<CheckoutService['reseller']>>;
  let products: Record<'monthly' | 'annual' | 'big' | 'australian', number>;
  beforeAll(async () => {
    fixture = await startCheckoutService(engine);
    const { createProduct } = fixture.service.checkout;
    const make = async (name: string, interval: string, prices: object, employeeCap: number | null) =>
      must(await createProduct({ name, interval, prices, employeeCap }, admin)).id;
    products = {
      monthly: await make('Small, monthly', 'MONTHLY', { AU: '49.00', NZ: '55.00' }, 2),
      annual: await make('Small, annual', 'ANNUAL', { AU: '490.00', NZ: '550.10' }, 2),
      big: await make('Plus, monthly', 'MONTHLY', { AU: '129.95', NZ: '144.95' }, null),
      australian: await make('Australia only', 'MONTHLY', { AU: '10.05' }, 5),
    };
  }, 120_000);
  beforeEach(async () => {
    partner = await fixture.reseller();
  });
  afterAll(() => fixture.close(), 120_000);

  const orderFor = (client: object, product: keyof typeof products, more: object = {}, flags: object = {}) => ({
    dry_run: false,
    ...client,
    order: { product_id: products[product], ...flags },
    ...more,
  });
  const place = async (body: object, by: Caller = partner) => {
    const reply = await by.keyed('/orders', body);
    expect([reply.status, reply.body]).toEqual([201, expect.any(Object)]);
    return reply.body;
  };
  const trialOf = async (client: object) => (await partner.keyed('/trials', client)).body;
  const cancel = (id: number, by: Caller = partner) =>
    by.call('POST', '/api/partner-checkout/orders/cancel', { order_id: id, reason: 'Changed their mind' });
  const monthsBetween = (from: string, to: string) => {
    const [a, b] = [new Date(`${from}Z`), new Date(`${to}Z`)];
    return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  };

  test.each([
    ['AU', 'monthly', { currency: 'AUD', price: 49, tax_rate: 0.1, tax: 4.9, total: 53.9 }],
    ['NZ', 'monthly', { currency: 'NZD', price: 55, tax_rate: 0.15, tax: 8.25, total: 63.25 }],
    // 550.10 at 15 % is 82.515, half a cent up.
    ['NZ', 'annual', { currency: 'NZD', price: 550.1, tax_rate: 0.15, tax: 82.52, total: 632.62 }],
    // 10.05 at 10 % is 1.005.
    ['AU', 'australian', { currency: 'AUD', price: 10.05, tax_rate: 0.1, tax: 1.01, total: 11.06 }],
  ] as const)('[4.7-05] in %s %s is priced with its GST, to the cent', async (country, product, figures) => {
    expect(await place(orderFor(fixture.newClient(country), product))).toMatchObject({ ...figures, credit: 0 });
  });

  test.each([
    ['[8.3-10] a monthly signup with the free month gets 2 months', 'monthly', true, 2],
    ['[8.3-11] an annual signup with the free month gets 13', 'annual', true, 13],
    ['a monthly signup without it gets 1', 'monthly', false, 1],
    ['an annual signup without it gets 12', 'annual', false, 12],
  ] as const)('%s', async (_, product, add_free_trial_month, months) => {
    const order = await place(orderFor(fixture.newClient(), product, {}, { add_free_trial_month }));
    expect(order).toMatchObject({ months, free_trial_month_applied: add_free_trial_month, warnings: [] });
    expect(monthsBetween(order.starts_at, order.ends_at)).toBe(months);
  });

  test('[2.11-05] add_free_trial_month is true unless said otherwise', async () => {
    expect(await place(orderFor(fixture.newClient(), 'monthly'))).toMatchObject({ free_trial_month_applied: true });
  });

  test('[2.11-06] [3.4-07] end_customer_id converts the trial client and retires the running trial', async () => {
    const client = fixture.newClient();
    const trial = await trialOf(client);
    fixture.pass(3 * day);
    const order = await place(
      orderFor({ customer: client.customer }, 'monthly', { end_customer_id: trial.customer_id }),
    );
    expect(order).toMatchObject({
      customer_id: trial.customer_id,
      company_id: trial.company_id,
      converted_trial_id: trial.subscription_trial_id,
    });
    const [row] = (await partner.call('GET', '/api/partner-checkout/trials')).body;
    expect(row).toMatchObject({
      subscription_trial_id: trial.subscription_trial_id,
      status: 'expired',
      days_remaining: 0,
      converted: true,
      converted_order_id: order.order_id,
      ends_at: order.starts_at,
    });
    const late = { subscription_trial_id: trial.subscription_trial_id };
    expect((await partner.call('POST', '/api/partner-checkout/trials/cancel', late)).status).toBe(409);
  });

  test('[8.3-12] an order of a client that had a trial succeeds without the free month and says why', async () => {
    const client = fixture.newClient();
    const trial = await trialOf(client);
    const order = await place(orderFor(client, 'annual', { end_customer_id: trial.customer_id }));
    expect(order).toMatchObject({ free_trial_month_applied: false, months: 12 });
    expect(order.warnings).toEqual([expect.stringContaining('already had a free trial')]);
    const elsewhere = { company: client.company, customer: fixture.newClient().customer };
    const other = await place(orderFor(elsewhere, 'monthly'), await fixture.reseller());
    expect(other).toMatchObject({ free_trial_month_applied: false, months: 1 });
    expect(other.warnings).toHaveLength(1);
  });

  test('[2.11-07] customer.email must match the client, whatever the letter case', async () => {
    const client = fixture.newClient();
    const trial = await trialOf(client);
    const wrong = { ...client.customer, email: 'somebody@else.example' };
    const send = (customer: object) =>
      partner.keyed('/orders', orderFor({ customer }, 'monthly', { end_customer_id: trial.customer_id }));
    expect((await send(wrong)).status).toBe(400);
    expect((await send({ ...client.customer, email: client.customer['email']!.toUpperCase() })).status).toBe(201);
  });

  test('a client of another reseller is not found; another company number is refused', async () => {
    const client = fixture.newClient();
    const trial = await trialOf(client);
    const body = orderFor(client, 'monthly', { end_customer_id: trial.customer_id });
    expect((await (await fixture.reseller()).keyed('/orders', body)).status).toBe(404);
    const { company } = fixture.newClient();
    expect((await partner.keyed('/orders', { ...body, company })).status).toBe(400);
  });

  test('[4.7-06] the product caps the employees of the client', async () => {
    const order = await place(orderFor(fixture.newClient(), 'monthly'));
    const owner = await fixture.actingFor(order.customer_id);
    const path = `/api/company/${order.company_id}/employees/create`;
    const made = await owner.call('PUT', path, ['1', '2', '3'].map(person));
    expect(made.body.map((row: { errors?: object }) => Object.keys(row.errors ?? {}))).toEqual([[], [], ['licence']]);
    const upgrade = { dry_run: false, end_customer_id: order.customer_id, order: { product_id: products.big } };
    expect((await partner.keyed('/upgrades', upgrade)).status).toBe(201);
    expect((await owner.call('PUT', path, [person('3')])).body[0].errors ?? {}).toEqual({});
    const down = { ...upgrade, order: { product_id: products.annual } };
    const { body } = await partner.keyed('/upgrades', down);
    expect(body.warnings).toEqual([expect.stringContaining('3 employees')]);
  });

  test('[4.7-07] an upgrade begins now, credits the unused days and replaces the order', async () => {
    const order = await place(orderFor(fixture.newClient(), 'monthly', {}, { add_free_trial_month: false }));
    const days = (Date.parse(order.ends_at) - Date.parse(order.starts_at)) / day;
    fixture.pass(10 * day);
    const body = { end_customer_id: order.customer_id, order: { product_id: products.big } };
    const preview = await partner.call('POST', '/api/partner-checkout/upgrades', { ...body, dry_run: true });
    const { status, body: upgrade } = await partner.keyed('/upgrades', { ...body, dry_run: false });
    const credit = Math.floor((4900 * (days - 10)) / days);
    const net = 12995 - credit;
    const tax = Math.round(net / 10 + 1e-9);
    expect(status).toBe(201);
    expect(upgrade).toMatchObject({
      kind: 'upgrade',
      price: 129.95,
      credit: credit / 100,
      tax: tax / 100,
      total: (net + tax) / 100,
      months: 1,
      free_trial_month_applied: false,
    });
    expect(figures(preview.body)).toEqual(figures(upgrade));
    const old = await partner.call('GET', `/api/partner-checkout/orders/${order.order_id}`);
    expect(old.body).toMatchObject({ status: 'replaced', replaced_by_order_id: upgrade.order_id });
    expect((await cancel(order.order_id)).status).toBe(409);
    expect((await partner.keyed('/upgrades', { ...body, dry_run: false })).status).toBe(409);
  });

  test('a credit pays for the new product and no more, and the answer says so', async () => {
    const order = await place(orderFor(fixture.newClient(), 'annual'));
    const body = { dry_run: true, end_customer_id: order.customer_id, order: { product_id: products.monthly } };
    const { body: preview } = await partner.call('POST', '/api/partner-checkout/upgrades', body);
    expect(preview).toMatchObject({ price: 49, credit: 49, tax: 0, total: 0 });
    expect(preview.warnings).toEqual([expect.stringContaining('490.00')]);
  });

  test('an upgrade needs a running order', async () => {
    const client = fixture.newClient();
    const trial = await trialOf(client);
    const body = { dry_run: false, end_customer_id: trial.customer_id, order: { product_id: products.big } };
    expect((await partner.keyed('/upgrades', body)).status).toBe(409);
    expect((await partner.keyed('/upgrades', { ...body, end_customer_id: 999_999 })).status).toBe(404);
  });

  test('[4.7-08] cancelling an order ends its subscription at once, and only once', async () => {
    const order = await place(orderFor(fixture.newClient(), 'monthly'));
    const owner = await fixture.actingFor(order.customer_id);
    const made = await owner.call('PUT', `/api/company/${order.company_id}/employees/create`, [person('1')]);
    const { status, body } = await cancel(order.order_id);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ status: 'cancelled', cancel_reason: 'Changed their mind' }),
    ]);
    expect((await owner.call('DELETE', `/api/employees/${made.body[0].employee.id}`)).status).toBe(403);
    expect((await owner.call('GET', `/api/company/${order.company_id}`)).status).toBe(200);
    expect((await cancel(order.order_id)).status).toBe(409);
    expect((await cancel(order.order_id, await fixture.reseller())).status).toBe(404);
    const late = await place(orderFor(fixture.newClient(), 'monthly'));
    fixture.pass(70 * day);
    expect((await cancel(late.order_id)).status).toBe(409);
  });

  test('an order that is about to end can be followed by another, which begins where it ends', async () => {
    const client = fixture.newClient();
    const first = await place(orderFor(client, 'annual', {}, { add_free_trial_month: false }));
    const again = orderFor(client, 'annual', { end_customer_id: first.customer_id });
    expect((await partner.keyed('/orders', again)).status).toBe(409);
    fixture.pass(340 * day);
    const second = await place(again);
    expect(second).toMatchObject({ starts_at: first.ends_at, free_trial_month_applied: false, months: 12 });
    expect(second.warnings).toHaveLength(1);
    expect((await cancel(second.order_id)).body).toMatchObject({ status: 'cancelled', ends_at: second.starts_at });
  });

  test('a client is not charged twice: of two orders at once with keys of their own, one is refused', async () => {
    const client = fixture.newClient();
    const trial = await trialOf(client);
    const body = orderFor(client, 'monthly', { end_customer_id: trial.customer_id });
    const both = await Promise.all(['once', 'again'].map((key) => partner.keyed('/orders', body, key)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [placed, refused] = both.toSorted((a, b) => a.status - b.status);
    const { order_id, ends_at } = placed!.body;
    expect(refused!.body.detail).toContain(`has order ${order_id}, which runs until ${ends_at.slice(0, 10)}`);
    // The later half of a month is early enough to go on.
    fixture.pass(20 * day);
    expect(await place(body)).toMatchObject({ starts_at: ends_at, months: 1 });
    expect((await partner.keyed('/orders', body)).status).toBe(409);
  });

  test('[4.7-09] orders are listed newest first and read by id, each reseller its own', async () => {
    const [one, two] = [
      await place(orderFor(fixture.newClient(), 'monthly')),
      await place(orderFor(fixture.newClient(), 'annual')),
    ];
    const listed = (await partner.call('GET', '/api/partner-checkout/orders?limit=1&offset=1')).body;
    expect(listed).toEqual([one]);
    expect((await partner.call('GET', `/api/partner-checkout/orders/${two.order_id}`)).body).toEqual(two);
    const stranger = await fixture.reseller();
    expect((await stranger.call('GET', `/api/partner-checkout/orders/${two.order_id}`)).status).toBe(404);
    expect((await stranger.call('GET', '/api/partner-checkout/orders')).body).toEqual([]);
    expect((await partner.call('GET', '/api/partner-checkout/orders?limit=101')).status).toBe(422);
  });

  test('[4.7-10] a dry run is a priced preview: it needs no key and stores nothing', async () => {
    const client = fixture.newClient();
    const { status, body } = await partner.call(
      'POST',
      '/api/partner-checkout/orders',
      orderFor(client, 'monthly', { dry_run: true }),
    );
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ dry_run: true, status: 'preview', order_id: null, customer_id: null, total: 53.9 }),
    ]);
    expect((await partner.call('GET', '/api/partner-checkout/orders')).body).toEqual([]);
    const asked = await partner.call('GET', `/api/partner-checkout/availability?email=${client.customer['email']}`);
    expect(asked.body.available).toBe(true);
  });

  test('[4.7-11] a dry run and the real order agree on every figure', async () => {
    const cases = fc.record({
      country: fc.constantFrom('AU' as const, 'NZ' as const),
      product: fc.constantFrom('monthly' as const, 'annual' as const, 'big' as const),
      free: fc.option(fc.boolean(), { nil: undefined }),
      history: fc.constantFrom('new' as const, 'trial' as const, 'expired trial' as const, 'cancelled order' as const),
    });
    const seed = 20_261_115;
    await fc.assert(
      fc.asyncProperty(cases, async ({ country, product, free, history }) => {
        const client = fixture.newClient(country);
        const flags = free === undefined ? {} : { add_free_trial_month: free };
        let known = {};
        if (history.includes('trial')) known = { end_customer_id: (await trialOf(client)).customer_id };
        if (history === 'expired trial') fixture.pass(40 * day);
        if (history === 'cancelled order') {
          const earlier = await place(orderFor(client, 'monthly'));
          await cancel(earlier.order_id);
          known = { end_customer_id: earlier.customer_id };
        }
        const body = orderFor(client, product, known, flags);
        const preview = await partner.call('POST', '/api/partner-checkout/orders', { ...body, dry_run: true });
        expect(preview.status).toBe(200);
        expect(figures(await place(body))).toEqual(figures(preview.body));
      }),
      { numRuns: 25, seed },
    );
  });

  test('the billing address of a known client is held to the same form as that of a new one', async () => {
    const client = fixture.newClient();
    const { customer_id } = await trialOf(client);
    for (const known of [{}, { end_customer_id: customer_id }]) {
      const billing_address = { postcode: 'abcd' };
      const buyer = 'end_customer_id' in known ? client : fixture.newClient();
      const { status, body } = await partner.keyed(
        '/orders',
        orderFor(buyer, 'monthly', { ...known, billing_address }),
      );
      expect([status, body.data]).toEqual([
        422,
        [expect.objectContaining({ path: 'body.billing_address.postcode', code: 'wrong_form' })],
      ]);
    }
  });

  test('a product that is unknown, retired or not sold in the country', async () => {
    const gone = must(
      await fixture.service.checkout.createProduct(
        { name: 'Gone', interval: 'MONTHLY', prices: { AU: '1.00' }, employeeCap: null },
        admin,
      ),
    );
    must(await fixture.service.checkout.retireProduct(gone.id, admin));
    const send = (product_id: number, country: 'AU' | 'NZ' = 'AU') =>
      partner.keyed('/orders', { dry_run: false, ...fixture.newClient(country), order: { product_id } });
    expect((await send(999_999)).status).toBe(404);
    expect((await send(gone.id)).status).toBe(404);
    expect((await send(products.australian, 'NZ')).status).toBe(400);
  });

  test('[4.7-12] discovery: products with their prices, billing countries, availability', async () => {
    const listed = (await partner.call('GET', '/api/partner-checkout/products')).body;
    expect(listed.find(({ id }: { id: number }) => id === products.monthly)).toEqual({
      id: products.monthly,
      name: 'Small, monthly',
      interval: 'MONTHLY',
      employee_cap: 2,
      countries: ['AU', 'NZ'],
      prices: [
        { country: 'AU', currency: 'AUD', price: 49, tax_rate: 0.1, tax: 4.9, total: 53.9 },
        { country: 'NZ', currency: 'NZD', price: 55, tax_rate: 0.15, tax: 8.25, total: 63.25 },
      ],
    });
    expect((await partner.call('GET', '/api/partner-checkout/billing-countries')).body).toEqual([
      { code: 'AU', name: 'Australia', currency: 'AUD', tax_name: 'GST', tax_rate: 0.1, business_number: 'abn' },
      {
        code: 'NZ',
        name: 'New Zealand',
        currency: 'NZD',
        tax_name: 'GST',
        tax_rate: 0.15,
        business_number: 'ird_number',
      },
    ]);
    const client = fixture.newClient('NZ');
    const ask = async (query: string, by: Caller = partner) =>
      (await by.call('GET', `/api/partner-checkout/availability?${query}`)).body;
    const [email, number] = [`email=${client.customer['email']}`, `ird_number=${client.company['ird_number']}`];
    expect(await ask(`${email}&${number}`)).toEqual({
      available: true,
      free_trial_available: true,
      end_customer_id: null,
      reasons: [],
    });
    const { customer_id } = await trialOf(client);
    expect(await ask(email)).toMatchObject({
      available: false,
      free_trial_available: false,
      end_customer_id: customer_id,
    });
    expect(await ask(number, await fixture.reseller())).toMatchObject({
      free_trial_available: false,
      end_customer_id: null,
    });
    for (const query of ['', 'abn=51824753557', 'email=nobody']) {
      expect((await partner.call('GET', `/api/partner-checkout/availability?${query}`)).status).toBe(422);
    }
  });

  test('[5-91] each call needs its scope: preview, write or cancel', async () => {
    const [preview, write, cancelling] = await Promise.all(
      ['preview', 'write', 'cancel'].map((scope) => partner.as([`partner.checkout.${scope}`])),
    );
    const missing = (scope: string) => ({
      status: 403,
      body: { detail: `Missing required scope: partner.checkout.${scope}` },
    });
    const order = orderFor(fixture.newClient(), 'monthly');
    expect(await preview!.keyed('/orders', order)).toEqual(missing('write'));
    expect(await cancelling!.keyed('/orders', order)).toEqual(missing('write'));
    expect(await write!.keyed('/orders', { ...order, dry_run: true })).toEqual(missing('preview'));
    expect(await preview!.keyed('/trials', fixture.newClient())).toEqual(missing('write'));
    expect((await preview!.keyed('/orders', { ...order, dry_run: true })).status).toBe(200);
    const placed = await write!.keyed('/orders', order);
    expect(placed.status).toBe(201);
    const upgrade = { end_customer_id: placed.body.customer_id, order: { product_id: products.big } };
    expect(await preview!.keyed('/upgrades', { ...upgrade, dry_run: false })).toEqual(missing('write'));
    expect(await cancelling!.keyed('/upgrades', { ...upgrade, dry_run: false })).toEqual(missing('write'));
    expect(await cancel(placed.body.order_id, write)).toEqual(missing('cancel'));
    for (const by of [preview, write, cancelling]) {
      for (const path of ['products', 'billing-countries', 'trials', 'orders']) {
        expect((await by!.call('GET', `/api/partner-checkout/${path}`)).status).toBe(200);
      }
    }
    expect((await cancel(placed.body.order_id, cancelling)).status).toBe(200);
  });

  test('[5-92] only a reseller may: another customer with every scope gets 403', async () => {
    const plain = must(await fixture.service.accounts.createCustomer({ name: 'Plain', isApiAdmin: true }, operator));
    const scopes = ['partner.checkout.preview', 'partner.checkout.write', 'partner.checkout.cancel'];
    const by = await fixture.actingFor(plain.id, scopes);
    expect((await by.keyed('/trials', fixture.newClient())).status).toBe(403);
    expect((await by.call('GET', '/api/partner-checkout/products')).status).toBe(403);
  });

  test('every write is in the logs of reseller and client', async () => {
    const client = fixture.newClient();
    const trial = await trialOf(client);
    const order = await place(orderFor(client, 'monthly', { end_customer_id: trial.customer_id }));
    await partner.keyed('/upgrades', { end_customer_id: trial.customer_id, order: { product_id: products.big } });
    const actions = async (customerId: number) =>
      (await fixture.service.accounts.readAuditLog(customerId, { limit: 50 }))
        .map(({ action }) => action)
        .filter((action) => action.startsWith('checkout.'));
    const expected = ['checkout.upgrade', 'checkout.place-order', 'checkout.start-trial'];
    expect(await actions(partner.customerId)).toEqual(expected);
    expect(await actions(order.customer_id)).toEqual(expected);
  });
});

/** All that an order costs and gives; ids and moments of storing are the real one's own. */
function figures(body: Record<string, unknown>) {
  const { currency, price, credit, tax_rate, tax, total, months, starts_at, ends_at, warnings } = body;
  const { product_id, interval, employee_cap, free_trial_month_applied, kind, converted_trial_id } = body;
  const money = { currency, price, credit, tax_rate, tax, total };
  return {
    ...money,
    months,
    starts_at,
    ends_at,
    warnings,
    product_id,
    interval,
    employee_cap,
    free_trial_month_applied,
    kind,
    converted_trial_id,
  };
}
