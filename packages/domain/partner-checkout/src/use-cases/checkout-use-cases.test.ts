import { fakeClock, fakeSecrets } from '@anz-payroll/accounts/testing';
import type { Result } from 'payroll-core';
import type { CheckoutRefusal } from '../domain/checkout-refusal';
import { memoryCheckout } from '../testing';
import { checkoutUseCases } from './checkout-use-cases';
import type { PlaceOrder } from './place-order';

const day = 86_400_000;
const must = <T>(result: Result<T, CheckoutRefusal>): T => {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
};
const codeOf = (result: Result<unknown, CheckoutRefusal>) => (result.ok ? 'accepted' : result.error.code);

async function open() {
  const memory = memoryCheckout();
  let now = Date.parse('2026-11-15T00:00:00Z');
  let woken = 0;
  const clock = { now: () => now };
  const checkout = checkoutUseCases({
    unitOfWork: memory.unitOfWork,
    reading: memory.unitOfWork,
    clock,
    secrets: fakeSecrets(),
    wakeMail: () => {
      woken += 1;
    },
  });
  const reseller = await memory.unitOfWork.run(({ customers }) =>
    customers.add({ name: 'Roster Co', isApiAdmin: true, isReseller: true, defaultCompanyId: null, createdAt: now }),
  );
  const actor = { customerId: reseller.id, userId: null, clientId: null, requestId: 'r' };
  const product = { name: 'Small', interval: 'MONTHLY', prices: { AU: '49.00' }, employeeCap: 5 };
  const small = must(await checkout.createProduct(product, actor));
  const big = must(await checkout.createProduct({ ...product, name: 'Big', employeeCap: null }, actor));
  let keys = 0;
  return {
    ...memory,
    checkout,
    actor,
    small,
    big,
    key: () => ({ key: `k${(keys += 1)}`, fingerprint: 'f' }),
    pass: (ms: number) => {
      now += ms;
    },
    woken: () => woken,
  };
}

const customer = { firstName: 'Moana', lastName: 'Lee', email: 'moana@client.example', phone: null };
const company = { legalName: 'Client Pty Ltd', abn: '51824753556', irdNumber: null };
const client = { customer, company, billingAddress: null };
const order = (productId: number, more: Partial<PlaceOrder> = {}): PlaceOrder => ({
  endCustomerId: null,
  ...client,
  productId,
  addFreeTrialMonth: true,
  ...more,
});

describe('the checkout', () => {
  test('a trial queues one email, with no address, link or name of a person in it', async () => {
    const world = await open();
    must(await world.checkout.startTrial(client, world.key(), world.actor));
    expect(world.emails()).toMatchObject([
      { kind: 'trial-welcome', facts: { company: 'Client Pty Ltd', partner: 'Roster Co', ends_on: '2026-12-15' } },
    ]);
    expect(JSON.stringify(world.emails())).not.toMatch(/@|token|Moana/);
    expect(world.woken()).toBe(1);
  });

  test('a replay and a refusal wake nobody and queue nothing', async () => {
    const world = await open();
    const request = world.key();
    const first = must(await world.checkout.startTrial(client, request, world.actor));
    const again = must(await world.checkout.startTrial(client, request, world.actor));
    expect([again.isReplay, again.value]).toEqual([true, first.value]);
    expect(codeOf(await world.checkout.startTrial(client, { ...request, fingerprint: 'g' }, world.actor))).toBe(
      'idempotency/other-payload',
    );
    expect(codeOf(await world.checkout.startTrial(client, world.key(), world.actor))).toBe('client/email-taken');
    expect([world.emails().length, world.woken()]).toEqual([1, 1]);
  });

  test('when the e-mail address is taken at the last moment nothing of the client is kept', async () => {
    const world = await open();
    const racing = {
      run: <T>(work: Parameters<typeof world.unitOfWork.run<T>>[0]) =>
        world.unitOfWork.run((stores) => work({ ...stores, users: { ...stores.users, add: async () => undefined } })),
    };
    const checkout = checkoutUseCases({
      unitOfWork: racing,
      reading: world.unitOfWork,
      clock: fakeClock(),
      secrets: fakeSecrets(),
    });
    const before = await world.unitOfWork.run(({ customers }) => customers.all());
    expect(codeOf(await checkout.startTrial(client, world.key(), world.actor))).toBe('client/email-taken');
    expect(await world.unitOfWork.run(({ customers }) => customers.all())).toEqual(before);
  });

  test('an order retires the trial: one subscription is active, and it is the paid one', async () => {
    const world = await open();
    const trial = must(await world.checkout.startTrial(client, world.key(), world.actor)).value;
    world.pass(5 * day);
    const command = order(world.small.id, { endCustomerId: trial.customerId, company: null });
    const placed = must(await world.checkout.placeOrder(command, world.key(), world.actor)).value;
    const subscriptions = await world.unitOfWork.run((stores) => stores.subscriptions.ofCustomer(trial.customerId));
    expect(subscriptions.map(({ kind, endsAt }) => [kind, endsAt])).toEqual([
      ['trial', placed.startsAt],
      ['paid', placed.endsAt],
    ]);
  });

  test('an owner with a password gets a confirmation, one without gets a link', async () => {
    const world = await open();
    const first = must(await world.checkout.placeOrder(order(world.small.id), world.key(), world.actor)).value;
    await world.unitOfWork.run(async ({ users }) => {
      const [owner] = await users.ofCustomer(first.customerId!);
      await users.save({ ...owner!, passwordHash: 'hash' });
    });
    must(
      await world.checkout.upgradeOrder(
        { endCustomerId: first.customerId!, productId: world.big.id },
        world.key(),
        world.actor,
      ),
    );
    expect(world.emails().map(({ kind }) => kind)).toEqual(['order-welcome', 'order-confirmed']);
  });

  test('an order lets the owner of a cancelled trial in again', async () => {
    const world = await open();
    const trial = must(await world.checkout.startTrial(client, world.key(), world.actor)).value;
    must(await world.checkout.cancelTrial({ trialId: trial.trialId, reason: null }, world.actor));
    const command = order(world.small.id, { endCustomerId: trial.customerId });
    const placed = must(await world.checkout.placeOrder(command, world.key(), world.actor)).value;
    expect(placed).toMatchObject({ freeTrialMonthApplied: false, convertedTrialId: null });
    const [owner] = await world.unitOfWork.run(({ users }) => users.ofCustomer(trial.customerId));
    expect(owner?.isActive).toBe(true);
  });

  test('a client whose e-mail address went to another client cannot be ordered for', async () => {
    const world = await open();
    const wrong = must(await world.checkout.startTrial(client, world.key(), world.actor)).value;
    must(await world.checkout.cancelTrial({ trialId: wrong.trialId, reason: null }, world.actor));
    const right = { ...client, company: { ...company, legalName: 'The right one' } };
    must(await world.checkout.startTrial(right, world.key(), world.actor));
    const command = order(world.small.id, { endCustomerId: wrong.customerId });
    expect(codeOf(await world.checkout.placeOrder(command, world.key(), world.actor))).toBe('client/replaced');
  });

  test('a following order waits, forbids an upgrade, and a third may not be stacked on it', async () => {
    const world = await open();
    const command = order(world.small.id, { addFreeTrialMonth: false });
    const first = must(await world.checkout.placeOrder(command, world.key(), world.actor)).value;
    const again = { ...command, endCustomerId: first.customerId };
    const second = must(await world.checkout.placeOrder(again, world.key(), world.actor)).value;
    expect(second.startsAt).toBe(first.endsAt);
    const upgrade = { endCustomerId: first.customerId!, productId: world.big.id };
    expect(codeOf(await world.checkout.upgradeOrder(upgrade, world.key(), world.actor))).toBe('order/renewal-waits');
    expect(codeOf(await world.checkout.placeOrder(again, world.key(), world.actor))).toBe('client/already-subscribed');
    must(await world.checkout.cancelOrder({ orderId: second.orderId!, reason: null }, world.actor));
    expect(codeOf(await world.checkout.upgradeOrder(upgrade, world.key(), world.actor))).toBe('accepted');
  });

  test('a product that is too small for the client is sold with a warning', async () => {
    const world = await open();
    const first = must(await world.checkout.placeOrder(order(world.big.id), world.key(), world.actor)).value;
    world.headcount.set(first.customerId!, 6);
    const smaller = { endCustomerId: first.customerId!, productId: world.small.id };
    const preview = must(await world.checkout.previewUpgrade(smaller, world.actor));
    expect(preview.warnings).toEqual([expect.stringMatching(/6 employees .* allows 5/)]);
  });

  test('a new client needs a company', async () => {
    const world = await open();
    const refused = await world.checkout.previewOrder(order(world.small.id, { company: null }), world.actor);
    expect(refused).toMatchObject({ ok: false, error: { code: 'client/invalid', problems: [{ path: 'company' }] } });
  });
});
