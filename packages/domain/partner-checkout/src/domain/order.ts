import type { OrderFigures } from './price-order';

export const orderStatuses = ['active', 'expired', 'cancelled', 'replaced'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export const orderKinds = ['order', 'upgrade'] as const;

export type OrderKind = (typeof orderKinds)[number];

/** What an order would be or is: the part that a preview and a real one share, figure by figure. */
export interface OrderTerms extends OrderFigures {
  readonly kind: OrderKind;
  readonly productId: number;
  readonly freeTrialMonthApplied: boolean;
  /** How many months of access it buys, the free one included. */
  readonly months: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly warnings: readonly string[];
}

export interface Order extends OrderTerms {
  readonly id: number;
  readonly resellerId: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly subscriptionId: number;
  /** The trial that it retired. */
  readonly convertedTrialId: number | null;
  /** The upgrade that took its place. */
  readonly replacedByOrderId: number | null;
  readonly billingAddress: Readonly<Record<string, string>> | null;
  readonly cancelledAt: number | null;
  readonly cancelReason: string | null;
  readonly closedAt: number | null;
  readonly createdAt: number;
  readonly version: number;
}

export function orderStatus(
  order: Pick<Order, 'endsAt' | 'cancelledAt' | 'replacedByOrderId'>,
  now: number,
): OrderStatus {
  if (order.cancelledAt !== null) return 'cancelled';
  if (order.replacedByOrderId !== null) return 'replaced';
  return now < order.endsAt ? 'active' : 'expired';
}

/** An order as its reseller sees it; a preview has no ids of what does not exist yet. */
export interface OrderView extends OrderTerms {
  readonly orderId: number | null;
  readonly customerId: number | null;
  readonly companyId: number | null;
  readonly status: OrderStatus | 'preview';
  readonly convertedTrialId: number | null;
  readonly replacedByOrderId: number | null;
  readonly productName: string;
  readonly interval: string;
  readonly employeeCap: number | null;
  readonly createdAt: number | null;
  readonly cancelledAt: number | null;
  readonly cancelReason: string | null;
}
