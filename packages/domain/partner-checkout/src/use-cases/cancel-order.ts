import { accepted, type Result } from 'payroll-core';
import { refusal, type CheckoutRefusal } from '../domain/checkout-refusal';
import { orderStatus, type OrderStatus, type OrderView } from '../domain/order';
import { auditCheckout } from './audit-checkout';
import type { CheckoutDependencies, ResellerActor } from './checkout-dependencies';
import { orderView } from './order-view';

export interface CancelOrder {
  readonly orderId: number;
  readonly reason: string | null;
}

const whyNot: Readonly<Record<Exclude<OrderStatus, 'active'>, string>> = {
  cancelled: 'This order was cancelled already.',
  expired: 'This order has run out already.',
  replaced: 'An upgrade replaced this order; cancel the upgrade instead.',
};

/** Ends the subscription at this moment. The client keeps its records and can read them. */
export function cancelOrder(deps: Pick<CheckoutDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async ({ orderId, reason }: CancelOrder, actor: ResellerActor): Promise<Result<OrderView, CheckoutRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const order = await stores.orders.find(actor.customerId, orderId);
      const product = order && (await stores.products.find(order.productId));
      if (order === undefined || product === undefined) {
        return refusal('order/unknown', `There is no order ${orderId}.`);
      }
      const status = orderStatus(order, now);
      if (status !== 'active') return refusal('order/not-active', whyNot[status]);
      // One that was to begin later ends where it would have begun, and so never gives access.
      const endsAt = Math.max(now, order.startsAt);
      const cancelled = { ...order, endsAt, cancelledAt: now, cancelReason: reason, closedAt: now };
      await stores.orders.save(cancelled);
      const subscription = await stores.subscriptions.find(order.subscriptionId);
      if (subscription !== undefined) await stores.subscriptions.save({ ...subscription, endsAt });
      await auditCheckout(stores, actor, order.customerId, now, {
        action: 'checkout.cancel-order',
        recordType: 'order',
        recordId: String(orderId),
      });
      return accepted(orderView(cancelled, product, now));
    });
}
