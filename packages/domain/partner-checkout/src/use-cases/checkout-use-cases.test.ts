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
    const fixture = await open();
    must(await fixture.checkout.startTrial(client, fixture.key(), fixture.actor));
    expect(fixture.emails()).toMatchObject([
      { kind: 'trial-welcome', facts: { company: 'Client Pty Ltd', partner: 'Roster Co', ends_on: '2026-12-15' } },
    ]);
    expect(JSON.stringify(fixture.emails())).not.toMatch(/@|token|Moana/);
    expect(fixture.woken()).toBe(1);
  });

  test('a replay and a refusal wake nobody and queue nothing', async () => {
    const fixture = await open();
    const request = fixture.key();
    const first = must(await fixture.checkout.startTrial(client, request, fixture.actor));
    const again = must(await fixture.checkout.startTrial(client, request, fixture.actor));
    expect([again.isReplay, again.value]).toEqual([true, first.value]);
    expect(codeOf(await fixture.checkout.startTrial(client, { ...request, fingerprint: 'g' }, fixture.actor))).toBe(
      'idempotency/other-payload',
    );
    expect(codeOf(await fixture.checkout.startTrial(client, fixture.key(), fixture.actor))).toBe('client/email-taken');
    expect([fixture.emails().length, fixture.woken()]).toEqual([1, 1]);
  });

  test('when the e-mail address is taken at the last moment nothing of the client is kept', async () => {
    const fixture = await open();
    const racing = {
      run: <T>(work: Parameters<typeof fixture.unitOfWork.run<T>>[0]) =>
        fixture.unitOfWork.run((stores) => work({ ...stores, users: { ...stores.users, add: async () => undefined } })),
    };
    const checkout = checkoutUseCases({
      unitOfWork: racing,
      reading: fixture.unitOfWork,
      clock: fakeClock(),
      secrets: fakeSecrets(),
    });
    const before = await fixture.unitOfWork.run(({ customers }) => customers.all());
    expect(codeOf(await checkout.startTrial(client, fixture.key(), fixture.actor))).toBe('client/email-taken');
    expect(await fixture.unitOfWork.run(({ customers }) => customers.all())).toEqual(before);
  });

  test('an order retires the trial: one subscription is active, and it is the paid one', async () => {
    const fixture = await open();
    const trial = must(await fixture.checkout.startTrial(client, fixture.key(), fixture.actor)).value;
    fixture.pass(5 * day);
    const command = order(fixture.small.id, { endCustomerId: trial.customerId, company: null });
    const placed = must(await fixture.checkout.placeOrder(command, fixture.key(), fixture.actor)).value;
    const subscriptions = await fixture.unitOfWork.run((stores) => stores.subscriptions.ofCustomer(trial.customerId));
    expect(subscriptions.map(({ kind, endsAt }) => [kind, endsAt])).toEqual([
      ['trial', placed.startsAt],
      ['paid', placed.endsAt],
    ]);
  });

  test('an owner with a password gets a confirmation, one without gets a link', async () => {
    const fixture = await open();
    const first = must(await fixture.checkout.placeOrder(order(fixture.small.id), fixture.key(), fixture.actor)).value;
    await fixture.unitOfWork.run(async ({ users }) => {
      const [owner] = await users.ofCustomer(first.customerId!);
      await users.save({ ...owner!, passwordHash: 'hash' });
    });
    must(
      await fixture.checkout.upgradeOrder(
        { endCustomerId: first.customerId!, productId: fixture.big.id },
        fixture.key(),
        fixture.actor,
      ),
    );
    expect(fixture.emails().map(({ kind }) => kind)).toEqual(['order-welcome', 'order-confirmed']);
  });

  test('an order lets the owner of a cancelled trial in again', async () => {
    const fixture = await open();
    const trial = must(await fixture.checkout.startTrial(client, fixture.key(), fixture.actor)).value;
    must(await fixture.checkout.cancelTrial({ trialId: trial.trialId, reason: null }, fixture.actor));
    const command = order(fixture.small.id, { endCustomerId: trial.customerId });
    const placed = must(await fixture.checkout.placeOrder(command, fixture.key(), fixture.actor)).value;
    expect(placed).toMatchObject({ freeTrialMonthApplied: false, convertedTrialId: null });
    const [owner] = await fixture.unitOfWork.run(({ users }) => users.ofCustomer(trial.customerId));
    expect(owner?.isActive).toBe(true);
  });

  test('an order lets nobody in whom the account itself has disabled', async () => {
    const fixture = await open();
    const trial = must(await fixture.checkout.startTrial(client, fixture.key(), fixture.actor)).value;
    await fixture.unitOfWork.run(async ({ users }) => {
      const [dismissed] = await users.ofCustomer(trial.customerId);
      const { id: _, version: __, ...like } = dismissed!;
      await users.add({ ...like, name: 'Successor', email: 'successor@client.example', emailKey: 'successor@client.example' }); // prettier-ignore
      await users.save({ ...dismissed!, isActive: false });
    });
    const command = order(fixture.small.id, { endCustomerId: trial.customerId });
    must(await fixture.checkout.placeOrder(command, fixture.key(), fixture.actor));
    const found = await fixture.unitOfWork.run(({ users }) => users.ofCustomer(trial.customerId));
    expect(found.map(({ isActive }) => isActive)).toEqual([false, true]);
  });

  test('a client whose first owner was removed is ordered for by the address of another owner, who is told', async () => {
    const fixture = await open();
    const trial = must(await fixture.checkout.startTrial(client, fixture.key(), fixture.actor)).value;
    const email = 'successor@client.example';
    const successor = await fixture.unitOfWork.run(async ({ users }) => {
      const [first] = await users.ofCustomer(trial.customerId);
      const { id: _, version: __, ...like } = first!;
      await users.save({ ...first!, isActive: false, removedAt: 1, emailKey: `removed ${first!.id}` });
      return users.add({ ...like, name: 'Successor', email, emailKey: email });
    });
    const command = order(fixture.small.id, { endCustomerId: trial.customerId });
    const former = await fixture.checkout.placeOrder(command, fixture.key(), fixture.actor);
    expect(former).toMatchObject({ ok: false, error: { code: 'client/email-mismatch' } });
    const renewed = { ...command, customer: { ...command.customer, email } };
    must(await fixture.checkout.placeOrder(renewed, fixture.key(), fixture.actor));
    expect(fixture.emails().at(-1)).toMatchObject({ kind: 'order-welcome', userId: successor!.id });
  });

  test('a client whose e-mail address went to another client cannot be ordered for', async () => {
    const fixture = await open();
    const wrong = must(await fixture.checkout.startTrial(client, fixture.key(), fixture.actor)).value;
    must(await fixture.checkout.cancelTrial({ trialId: wrong.trialId, reason: null }, fixture.actor));
    const right = { ...client, company: { ...company, legalName: 'The right one' } };
    must(await fixture.checkout.startTrial(right, fixture.key(), fixture.actor));
    const command = order(fixture.small.id, { endCustomerId: wrong.customerId });
    expect(codeOf(await fixture.checkout.placeOrder(command, fixture.key(), fixture.actor))).toBe('client/replaced');
  });

  test('a following order waits, forbids an upgrade, and a third may not be stacked on it', async () => {
    const fixture = await open();
    const command = order(fixture.small.id, { addFreeTrialMonth: false });
    const first = must(await fixture.checkout.placeOrder(command, fixture.key(), fixture.actor)).value;
    const again = { ...command, endCustomerId: first.customerId };
    fixture.pass(20 * day);
    const second = must(await fixture.checkout.placeOrder(again, fixture.key(), fixture.actor)).value;
    expect(second.startsAt).toBe(first.endsAt);
    const upgrade = { endCustomerId: first.customerId!, productId: fixture.big.id };
    expect(codeOf(await fixture.checkout.upgradeOrder(upgrade, fixture.key(), fixture.actor))).toBe(
      'order/renewal-waits',
    );
    expect(codeOf(await fixture.checkout.placeOrder(again, fixture.key(), fixture.actor))).toBe(
      'client/already-subscribed',
    );
    must(await fixture.checkout.cancelOrder({ orderId: second.orderId!, reason: null }, fixture.actor));
    expect(codeOf(await fixture.checkout.upgradeOrder(upgrade, fixture.key(), fixture.actor))).toBe('accepted');
  });

  test('a product that is too small for the client is sold with a warning', async () => {
    const fixture = await open();
    const first = must(await fixture.checkout.placeOrder(order(fixture.big.id), fixture.key(), fixture.actor)).value;
    fixture.headcount.set(first.customerId!, 6);
    const smaller = { endCustomerId: first.customerId!, productId: fixture.small.id };
    const preview = must(await fixture.checkout.previewUpgrade(smaller, fixture.actor));
    expect(preview.warnings).toEqual([expect.stringMatching(/6 employees .* allows 5/)]);
  });

  test('a new client needs a company', async () => {
    const fixture = await open();
    const refused = await fixture.checkout.previewOrder(order(fixture.small.id, { company: null }), fixture.actor);
    expect(refused).toMatchObject({ ok: false, error: { code: 'client/invalid', problems: [{ path: 'company' }] } });
  });
});
