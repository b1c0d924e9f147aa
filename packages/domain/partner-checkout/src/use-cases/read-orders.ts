import { accepted, type Result } from 'payroll-core';
import { refusal, type CheckoutRefusal } from '../domain/checkout-refusal';
import type { OrderView } from '../domain/order';
import type { Page } from '../ports';
import type { CheckoutDependencies } from './checkout-dependencies';
import { orderView } from './order-view';

/** The reseller's orders and upgrades, newest first. */
export function listOrders(deps: Pick<CheckoutDependencies, 'reading' | 'clock'>) {
  return async (resellerId: number, page: Page): Promise<readonly OrderView[]> =>
    deps.reading.run(async ({ orders, products }) => {
      const now = deps.clock.now();
      const known = new Map((await products.all()).map((product) => [product.id, product]));
      return (await orders.ofReseller(resellerId, page)).flatMap((order) => {
        const product = known.get(order.productId);
        return product === undefined ? [] : [orderView(order, product, now)];
      });
    });
}

export function readOrder(deps: Pick<CheckoutDependencies, 'reading' | 'clock'>) {
  return async (resellerId: number, orderId: number): Promise<Result<OrderView, CheckoutRefusal>> =>
    deps.reading.run(async ({ orders, products }) => {
      const order = await orders.find(resellerId, orderId);
      const product = order && (await products.find(order.productId));
      if (order === undefined || product === undefined) {
        return refusal('order/unknown', `There is no order ${orderId}.`);
      }
      return accepted(orderView(order, product, deps.clock.now()));
    });
}
