import type { CheckoutUseCases, KeyedRequest, ResellerActor } from '@anz-payroll/partner-checkout';
import { readIdempotencyKey } from '@anz-payroll/http-kit/idempotency';
import { answer, answerList, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { refuse } from './checkout-answers';
import {
  CheckoutOrder,
  CheckoutPage,
  IdempotencyHeader,
  OrderCancel,
  OrderCreate,
  OrderPath,
  UpgradeCreate,
} from './checkout-contracts';
import { keyed, resellerOf, type Context } from './keyed';
import { missingScope, partnerScopes, tag } from './partner-scopes';
import { toOrder } from './to-answer';
import { toBillingAddress, toCompanyIdentity, toContact } from './to-command';

// A refusal names the first: what an order is without dry_run.
const ordering = bearer(['partner.checkout.write', 'partner.checkout.preview'], { reseller: true });
const ordered = {
  200: answer(CheckoutOrder, 'The preview, or the stored answer of the first request with this key.'),
  201: answer(CheckoutOrder, 'It is placed.'),
} as const;
const errors = {
  400: 'The Idempotency-Key is missing or too long, or the order does not fit the client',
  403: 'The token lacks the scope for a preview or for a real order',
  404: 'There is no such client or product',
  409: 'The key was used for another request, or the client cannot have this order',
  422: 'The request is malformed',
} as const;

export function orderRoutes(checkout: CheckoutUseCases): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/partner-checkout/orders',
      operation: 'place-partner-order',
      may: 'checkout.manage',
      summary: 'Orders a product for a new client or an existing one, or prices the order',
      description: 'end_customer_id converts a client and retires its running trial.',
      tag,
      auth: ordering,
      rate: 'default',
      request: { headers: IdempotencyHeader, body: json(OrderCreate) },
      responses: ordered,
      errors,
      async handle({ body, context }) {
        const command = {
          endCustomerId: body.end_customer_id ?? null,
          customer: toContact(body.customer),
          company: body.company === undefined ? null : toCompanyIdentity(body.company),
          billingAddress: toBillingAddress(body.billing_address, body.company),
          productId: body.order.product_id,
          addFreeTrialMonth: body.order.add_free_trial_month ?? true,
        };
        return pricedOrPlaced(context, 'POST /api/partner-checkout/orders', body, {
          price: (reseller) => checkout.previewOrder(command, reseller),
          place: (request, reseller) => checkout.placeOrder(command, request, reseller),
        });
      },
    }),
    route({
      method: 'POST',
      path: '/api/partner-checkout/upgrades',
      operation: 'upgrade-partner-order',
      may: 'checkout.manage',
      summary: "Moves a client's running order to another product, or prices the move",
      description: 'Begins now and runs for the whole interval; the unused part of the old order is credited.',
      tag,
      auth: ordering,
      rate: 'default',
      request: { headers: IdempotencyHeader, body: json(UpgradeCreate) },
      responses: ordered,
      errors,
      async handle({ body, context }) {
        const command = { endCustomerId: body.end_customer_id, productId: body.order.product_id };
        return pricedOrPlaced(context, 'POST /api/partner-checkout/upgrades', body, {
          price: (reseller) => checkout.previewUpgrade(command, reseller),
          place: (request, reseller) => checkout.upgradeOrder(command, request, reseller),
        });
      },
    }),
    route({
      method: 'GET',
      path: '/api/partner-checkout/orders',
      operation: 'list-partner-orders',
      may: 'checkout.manage',
      summary: 'Your orders and upgrades, newest first',
      tag,
      auth: bearer(partnerScopes, { reseller: true }),
      rate: 'default',
      request: { query: CheckoutPage },
      responses: { 200: answerList(CheckoutOrder, 'The orders.') },
      async handle({ query, context }) {
        const page = { limit: query.limit ?? 25, offset: query.offset ?? 0 };
        const orders = await checkout.listOrders(context.principal.customerId, page);
        return { status: 200, body: orders.map(toOrder) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/partner-checkout/orders/{order_id}',
      operation: 'get-partner-order',
      may: 'checkout.manage',
      summary: 'One of your orders',
      tag,
      auth: bearer(partnerScopes, { reseller: true }),
      rate: 'default',
      request: { params: OrderPath },
      responses: { 200: answer(CheckoutOrder, 'The order.') },
      errors: { 404: 'There is no such order' },
      async handle({ params, context }) {
        const order = await checkout.readOrder(context.principal.customerId, params.order_id);
        return order.ok ? { status: 200, body: toOrder(order.value) } : refuse(order.error);
      },
    }),
    route({
      method: 'POST',
      path: '/api/partner-checkout/orders/cancel',
      operation: 'cancel-partner-order',
      may: 'checkout.manage',
      summary: 'Cancels an order: its subscription ends now',
      description: 'The client keeps its records and can read them.',
      tag,
      auth: bearer(['partner.checkout.cancel'], { reseller: true }),
      rate: 'default',
      request: { body: json(OrderCancel) },
      responses: { 200: answer(CheckoutOrder, 'The cancelled order.') },
      errors: { 404: 'There is no such order', 409: 'It was cancelled, has run out or was replaced by an upgrade' },
      async handle({ body, context }) {
        const command = { orderId: body.order_id, reason: body.reason ?? null };
        const cancelled = await checkout.cancelOrder(command, resellerOf(context));
        return cancelled.ok ? { status: 200, body: toOrder(cancelled.value) } : refuse(cancelled.error);
      },
    }),
  ];
}

interface OrderSteps {
  readonly price: (reseller: ResellerActor) => ReturnType<CheckoutUseCases['previewOrder']>;
  readonly place: (request: KeyedRequest, reseller: ResellerActor) => ReturnType<CheckoutUseCases['placeOrder']>;
}

/** A dry run is priced and leaves nothing behind; an order is placed once for its key, and the same key hears the same again. */
async function pricedOrPlaced(
  context: Context,
  endpoint: string,
  body: { readonly dry_run?: boolean },
  { price, place }: OrderSteps,
) {
  const isDryRun = body.dry_run ?? false;
  const missing = missingScope(context.principal, isDryRun);
  if (missing !== undefined) return missing;
  const key = readIdempotencyKey(context);
  if (!key.ok) return key.error;
  if (isDryRun) {
    const priced = await price(resellerOf(context));
    return priced.ok ? ({ status: 200, body: toOrder(priced.value) } as const) : refuse(priced.error);
  }
  const request = keyed(context, endpoint, body);
  if (!request.ok) return request.error;
  const placed = await place(request.value, resellerOf(context));
  if (!placed.ok) return refuse(placed.error);
  const order = toOrder(placed.value.value);
  return placed.value.isReplay
    ? ({ status: 200, body: { ...order, idempotency_replayed: true } } as const)
    : ({ status: 201, body: order } as const);
}
