import { accepted, type Result } from 'payroll-core';
import { fromDayNumber } from 'payroll-core/calendar';
import { dayMs, monthsAfter } from '../domain/access-period';
import { refusal, type CheckoutRefusal } from '../domain/checkout-refusal';
import type { BusinessNumber } from '../domain/client';
import { orderStatus, type Order, type OrderTerms, type OrderView } from '../domain/order';
import { priceOrder } from '../domain/price-order';
import { monthsOf, type Product } from '../domain/product';
import type { Trial } from '../domain/trial';
import type { CheckoutStores } from '../ports';
import { auditCheckout } from './audit-checkout';
import type { CheckoutDependencies, KeyedRequest, ResellerActor } from './checkout-dependencies';
import { capWarnings, findProduct, priceIn } from './find-product';
import { historyOf, whyNoFreeMonth, type History } from './free-month';
import { checkIdentity, knownClient, type KnownClient } from './known-client';
import {
  businessNumberOf,
  checkBillingAddress,
  draftClient,
  signUpClient,
  type BillingAddress,
  type ClientDraft,
  type CompanyIdentity,
  type ContactPerson,
} from './new-client';
import { once, type Once } from './once';
import { orderView, previewView } from './order-view';
import { retireTrials } from './retire-trials';
import { emailOrder, startOrder } from './start-order';

export interface PlaceOrder {
  /** An existing client of the reseller; a new one is signed up without it. */
  readonly endCustomerId: number | null;
  readonly customer: ContactPerson;
  /** Needed for a new client. */
  readonly company: CompanyIdentity | null;
  readonly billingAddress: BillingAddress | null;
  readonly productId: number;
  readonly addFreeTrialMonth: boolean;
}

/** How early the order that follows another may be placed: in the later half of that one's term, 31 days at most. */
function renewableFrom({ startsAt, endsAt }: Order): number {
  return endsAt - Math.min(31 * dayMs, (endsAt - startsAt) / 2);
}

interface Decision {
  readonly terms: OrderTerms;
  readonly product: Product;
  readonly buyer: { readonly known: KnownClient } | { readonly draft: ClientDraft };
  /** Trials of the client, and the one of them that the order takes over from. */
  readonly trials: readonly Trial[];
  readonly convertedTrialId: number | null;
}

/** What the order would be. Writes nothing, so that a preview and a real order cannot disagree. */
async function decide(
  stores: CheckoutStores,
  resellerId: number,
  command: PlaceOrder,
  now: number,
): Promise<Result<Decision, CheckoutRefusal>> {
  const product = await findProduct(stores, command.productId);
  if (!product.ok) return product;
  const buyer = await findBuyer(stores, resellerId, command);
  if (!buyer.ok) return buyer;
  const known = 'known' in buyer.value ? buyer.value.known : undefined;
  const country = 'known' in buyer.value ? buyer.value.known.client.country : buyer.value.draft.company.country;
  const price = priceIn(product.value, country);
  if (!price.ok) return price;
  const startsAt = await startOf(stores, known, now);
  if (!startsAt.ok) return startsAt;
  const why = command.addFreeTrialMonth ? whyNoFreeMonth(await history(stores, buyer.value)) : undefined;
  const freeTrialMonthApplied = command.addFreeTrialMonth && why === undefined;
  const months = monthsOf[product.value.interval] + (freeTrialMonthApplied ? 1 : 0);
  const headcount = known === undefined ? 0 : await stores.headcount.of(known.client.customerId);
  const terms: OrderTerms = {
    ...priceOrder(country, price.value),
    kind: 'order',
    productId: product.value.id,
    freeTrialMonthApplied,
    months,
    startsAt: startsAt.value,
    endsAt: monthsAfter(startsAt.value, months),
    warnings: [...(why === undefined ? [] : [why]), ...capWarnings(product.value, headcount)],
  };
  const trials = known === undefined ? [] : await stores.trials.ofCustomers([known.client.customerId]);
  const converted = trials.findLast((trial) => trial.cancelledAt === null && trial.convertedOrderId === null);
  return accepted({
    terms,
    product: product.value,
    buyer: buyer.value,
    trials,
    convertedTrialId: converted?.id ?? null,
  });
}

async function findBuyer(
  stores: CheckoutStores,
  resellerId: number,
  { endCustomerId, customer, company, billingAddress }: PlaceOrder,
): Promise<Result<Decision['buyer'], CheckoutRefusal>> {
  if (endCustomerId !== null) {
    const known = await knownClient(stores, resellerId, endCustomerId, customer.email);
    if (!known.ok) return known;
    const identity = checkIdentity(known.value, customer.email, company);
    if (!identity.ok) return identity;
    const address = checkBillingAddress(billingAddress, known.value.client.country);
    return address.ok ? accepted({ known: known.value }) : address;
  }
  if (company === null) {
    const problems = [{ path: 'company', message: 'is required without end_customer_id', code: 'missing' as const }];
    return { ok: false, error: { code: 'client/invalid', message: 'company is required for a new client.', problems } };
  }
  const draft = await draftClient(stores, resellerId, { customer, company, billingAddress });
  return draft.ok ? accepted({ draft: draft.value }) : draft;
}

function history(stores: CheckoutStores, buyer: Decision['buyer']): Promise<History> {
  return historyOf(stores, numberOf(buyer), 'known' in buyer ? buyer.known.client : undefined);
}

function numberOf(buyer: Decision['buyer']): BusinessNumber {
  const company = 'known' in buyer ? buyer.known.company : buyer.draft.company;
  return company === undefined ? { abn: null, irdNumber: null } : businessNumberOf(company);
}

/** An order that follows a running one begins where that one ends. */
async function startOf(
  { orders }: CheckoutStores,
  known: KnownClient | undefined,
  now: number,
): Promise<Result<number, CheckoutRefusal>> {
  if (known === undefined) return accepted(now);
  const placed = await orders.ofCustomers([known.client.customerId]);
  const active = placed.filter((order) => orderStatus(order, now) === 'active');
  const last = active.toSorted((a, b) => a.endsAt - b.endsAt).at(-1);
  if (last === undefined || now >= renewableFrom(last)) return accepted(last?.endsAt ?? now);
  const [ends, from] = [last.endsAt, renewableFrom(last)].map((moment) => fromDayNumber(Math.floor(moment / dayMs)));
  return refusal(
    'client/already-subscribed',
    `This client has order ${last.id}, which runs until ${ends}. Upgrade it, or place the order that follows it from ${from} on.`,
  );
}

/** The priced preview of an order: every check and every figure of the real one, and nothing is stored. */
export function previewOrder(deps: Pick<CheckoutDependencies, 'reading' | 'clock'>) {
  return async (command: PlaceOrder, actor: ResellerActor): Promise<Result<OrderView, CheckoutRefusal>> =>
    deps.reading.run(async (stores) => {
      const decided = await decide(stores, actor.customerId, command, deps.clock.now());
      if (!decided.ok) return decided;
      const { terms, product, buyer, convertedTrialId } = decided.value;
      const client = 'known' in buyer ? buyer.known.client : undefined;
      return accepted({ ...previewView(terms, product, client), convertedTrialId });
    });
}

/**
 * A cancelled trial had locked everybody out; the order lets the owner in again. Somebody whom the
 * account itself or the operator has disabled stays out.
 */
async function isShutOut(
  { users }: Pick<CheckoutStores, 'users'>,
  customerId: number,
  trials: readonly Trial[],
): Promise<boolean> {
  if (trials.every(({ cancelledAt }) => cancelledAt === null)) return false;
  return (await users.ofCustomer(customerId)).every(({ isActive }) => !isActive);
}

/** Signs up a client or converts one, retires its trial and starts the subscription. */
export function placeOrder(deps: CheckoutDependencies) {
  return async (
    command: PlaceOrder,
    request: KeyedRequest,
    actor: ResellerActor,
  ): Promise<Result<Once<OrderView>, CheckoutRefusal>> =>
    once(deps, actor.customerId, request, async (stores) => {
      const now = deps.clock.now();
      const seen = await decide(stores, actor.customerId, command, now);
      if (!seen.ok) return seen;
      const isFree = seen.value.terms.freeTrialMonthApplied;
      if (isFree) await stores.clients.hold(numberOf(seen.value.buyer));
      // Somebody may have given the free month while the number was waited for.
      const decided = isFree ? await decide(stores, actor.customerId, command, now) : seen;
      if (!decided.ok) return decided;
      const { terms, product, buyer, trials, convertedTrialId } = decided.value;
      const { client, owner } =
        'known' in buyer ? buyer.known : await signUpClient(stores, actor.customerId, buyer.draft, now);
      if ('known' in buyer) await stores.clients.touch(client);
      if (await isShutOut(stores, client.customerId, trials)) await stores.users.save({ ...owner, isActive: true });
      const billingAddress = command.billingAddress === null ? null : { ...command.billingAddress };
      const ordered = { resellerId: actor.customerId, client, product, terms, convertedTrialId, billingAddress };
      const order = await startOrder(stores, ordered, now);
      await retireTrials(stores, trials, order.id, now);
      const kind = owner.passwordHash === null ? 'order-welcome' : 'order-confirmed';
      await emailOrder(stores, order, product, { kind, userId: owner.id });
      await auditCheckout(stores, actor, client.customerId, now, {
        action: 'checkout.place-order',
        recordType: 'order',
        recordId: String(order.id),
        details: { product: String(product.id) },
      });
      return accepted(orderView(order, product, now));
    });
}
