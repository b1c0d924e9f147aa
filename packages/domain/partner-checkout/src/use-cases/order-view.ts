import { orderStatus, type Order, type OrderTerms, type OrderView } from '../domain/order';
import type { Product } from '../domain/product';

type Shown = Pick<Product, 'name' | 'interval' | 'employeeCap'>;

export function orderView(order: Order, product: Shown, now: number): OrderView {
  return {
    ...termsOf(order),
    orderId: order.id,
    customerId: order.customerId,
    companyId: order.companyId,
    status: orderStatus(order, now),
    convertedTrialId: order.convertedTrialId,
    replacedByOrderId: order.replacedByOrderId,
    productName: product.name,
    interval: product.interval,
    employeeCap: product.employeeCap,
    createdAt: order.createdAt,
    cancelledAt: order.cancelledAt,
    cancelReason: order.cancelReason,
  };
}

/** The same as it would be: no ids of what does not exist yet. */
export function previewView(
  terms: OrderTerms,
  product: Shown,
  client: { readonly customerId: number; readonly companyId: number } | undefined,
): OrderView {
  return {
    ...terms,
    orderId: null,
    customerId: client?.customerId ?? null,
    companyId: client?.companyId ?? null,
    status: 'preview',
    convertedTrialId: null,
    replacedByOrderId: null,
    productName: product.name,
    interval: product.interval,
    employeeCap: product.employeeCap,
    createdAt: null,
    cancelledAt: null,
    cancelReason: null,
  };
}

function termsOf(order: Order): OrderTerms {
  return {
    kind: order.kind,
    productId: order.productId,
    currency: order.currency,
    price: order.price,
    credit: order.credit,
    taxRate: order.taxRate,
    tax: order.tax,
    total: order.total,
    freeTrialMonthApplied: order.freeTrialMonthApplied,
    months: order.months,
    startsAt: order.startsAt,
    endsAt: order.endsAt,
    warnings: order.warnings,
  };
}
