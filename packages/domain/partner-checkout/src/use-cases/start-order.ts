import { fromDayNumber } from 'payroll-core/calendar';
import { dayMs } from '../domain/access-period';
import type { Client } from '../domain/client';
import type { Order, OrderTerms } from '../domain/order';
import type { Product } from '../domain/product';
import type { CheckoutStores } from '../ports';

/** An order that was decided on, and what it is for. */
export interface DecidedOrder {
  readonly resellerId: number;
  readonly client: Pick<Client, 'customerId' | 'companyId'>;
  readonly product: Product;
  readonly terms: OrderTerms;
  readonly convertedTrialId: number | null;
  readonly billingAddress: Order['billingAddress'];
}

/** Stores an order and the paid subscription that it gives the client. */
export async function startOrder(
  stores: CheckoutStores,
  { resellerId, client: { customerId, companyId }, product, terms, convertedTrialId, billingAddress }: DecidedOrder,
  now: number,
): Promise<Order> {
  const subscription = await stores.subscriptions.add({
    customerId,
    planId: product.planId,
    kind: 'paid',
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
    createdAt: now,
  });
  return stores.orders.add({
    ...terms,
    resellerId,
    customerId,
    companyId,
    subscriptionId: subscription.id,
    convertedTrialId,
    replacedByOrderId: null,
    billingAddress,
    cancelledAt: null,
    cancelReason: null,
    closedAt: null,
    createdAt: now,
  });
}

/** Tells the owner of the client by e-mail what was ordered and until when it runs. */
export async function emailOrder(
  stores: CheckoutStores,
  order: Order,
  product: Product,
  email: { readonly kind: 'order-welcome' | 'order-confirmed'; readonly userId: number },
): Promise<void> {
  await stores.emails.add({
    ...email,
    facts: {
      partner: (await stores.customers.find(order.resellerId))?.name ?? '',
      product: product.name,
      ends_on: fromDayNumber(Math.floor(order.endsAt / dayMs)),
    },
  });
}
