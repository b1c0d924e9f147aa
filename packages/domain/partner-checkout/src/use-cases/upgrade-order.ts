import { accepted, type Result } from 'payroll-core';
import { decimal, isMore } from 'payroll-core/money';
import { monthsAfter } from '../domain/access-period';
import { refusal, type CheckoutRefusal } from '../domain/checkout-refusal';
import { orderStatus, type Order, type OrderTerms, type OrderView } from '../domain/order';
import { priceOrder } from '../domain/price-order';
import { monthsOf, type Product } from '../domain/product';
import { unusedValue } from '../domain/unused-value';
import type { CheckoutStores } from '../ports';
import { auditCheckout } from './audit-checkout';
import type { CheckoutDependencies, KeyedRequest, ResellerActor } from './checkout-dependencies';
import { capWarnings, findProduct, priceIn } from './find-product';
import { knownClient, type KnownClient } from './known-client';
import { once, type Once } from './once';
import { orderView, previewView } from './order-view';
import { emailOrder, startOrder } from './start-order';

export interface UpgradeOrder {
  readonly endCustomerId: number;
  readonly productId: number;
}

interface Decision {
  readonly terms: OrderTerms;
  readonly product: Product;
  readonly known: KnownClient;
  readonly running: Order;
}

/** The new product begins now and runs for its whole interval; what was paid and not used is taken off its price. */
async function decide(
  stores: CheckoutStores,
  resellerId: number,
  { endCustomerId, productId }: UpgradeOrder,
  now: number,
): Promise<Result<Decision, CheckoutRefusal>> {
  const product = await findProduct(stores, productId);
  if (!product.ok) return product;
  const known = await knownClient(stores, resellerId, endCustomerId);
  if (!known.ok) return known;
  const { country } = known.value.client;
  const price = priceIn(product.value, country);
  if (!price.ok) return price;
  const running = runningOf(await stores.orders.ofCustomers([endCustomerId]), now);
  if (!running.ok) return running;
  if (running.value.productId === productId) {
    return refusal('order/same-product', `The client has product ${productId} already.`);
  }
  const months = monthsOf[product.value.interval];
  const unused = unusedValue(running.value, now);
  const terms: OrderTerms = {
    ...priceOrder(country, price.value, unused),
    kind: 'upgrade',
    productId,
    freeTrialMonthApplied: false,
    months,
    startsAt: now,
    endsAt: monthsAfter(now, months),
    warnings: [
      ...creditWarnings(unused, price.value.price),
      ...capWarnings(product.value, await stores.headcount.of(endCustomerId)),
    ],
  };
  return accepted({ terms, product: product.value, known: known.value, running: running.value });
}

/** A credit pays for the new product and no more. */
function creditWarnings(unused: string, price: string): readonly string[] {
  if (!isMore(decimal(unused), decimal(price))) return [];
  return [`The unused part of the running order is worth ${unused}, more than the price; the rest is not refunded.`];
}

function runningOf(orders: readonly Order[], now: number): Result<Order, CheckoutRefusal> {
  const active = orders.filter((order) => orderStatus(order, now) === 'active');
  const waiting = active.find(({ startsAt }) => startsAt > now);
  if (waiting !== undefined) {
    return refusal(
      'order/renewal-waits',
      `Order ${waiting.id} is to follow the running one; cancel it before an upgrade.`,
    );
  }
  const running = active.at(-1);
  return running === undefined
    ? refusal('client/nothing-to-upgrade', 'This client has no running order to upgrade; place an order.')
    : accepted(running);
}

export function previewUpgrade(deps: Pick<CheckoutDependencies, 'reading' | 'clock'>) {
  return async (command: UpgradeOrder, actor: ResellerActor): Promise<Result<OrderView, CheckoutRefusal>> =>
    deps.reading.run(async (stores) => {
      const decided = await decide(stores, actor.customerId, command, deps.clock.now());
      if (!decided.ok) return decided;
      const { terms, product, known } = decided.value;
      return accepted(previewView(terms, product, known.client));
    });
}

export function upgradeOrder(deps: CheckoutDependencies) {
  return async (
    command: UpgradeOrder,
    request: KeyedRequest,
    actor: ResellerActor,
  ): Promise<Result<Once<OrderView>, CheckoutRefusal>> =>
    once(deps, actor.customerId, request, async (stores) => {
      const now = deps.clock.now();
      const decided = await decide(stores, actor.customerId, command, now);
      if (!decided.ok) return decided;
      const { terms, product, known, running } = decided.value;
      const { client, owner } = known;
      await stores.clients.touch(client);
      const { billingAddress } = running;
      const ordered = { resellerId: actor.customerId, client, product, terms, convertedTrialId: null, billingAddress };
      const order = await startOrder(stores, ordered, now);
      await stores.orders.save({ ...running, replacedByOrderId: order.id, closedAt: now });
      const replaced = await stores.subscriptions.find(running.subscriptionId);
      if (replaced !== undefined) await stores.subscriptions.save({ ...replaced, endsAt: now });
      await emailOrder(stores, order, product, { kind: 'order-confirmed', userId: owner.id });
      await auditCheckout(stores, actor, client.customerId, now, {
        action: 'checkout.upgrade',
        recordType: 'order',
        recordId: String(order.id),
        details: { product: String(product.id), replaces: String(running.id) },
      });
      return accepted(orderView(order, product, now));
    });
}
