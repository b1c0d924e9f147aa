const subscriptionKinds = ['trial', 'paid'] as const;

export type SubscriptionKind = (typeof subscriptionKinds)[number];

/** A customer's right to a plan for a time. Cancelling ends it at that moment and keeps the record. */
export interface Subscription {
  readonly id: number;
  readonly customerId: number;
  readonly planId: number;
  readonly kind: SubscriptionKind;
  readonly startsAt: number;
  /** The first moment at which it no longer holds; null while no end is set. */
  readonly endsAt: number | null;
  readonly createdAt: number;
  readonly version: number;
}

export function isSubscriptionActive(subscription: Pick<Subscription, 'startsAt' | 'endsAt'>, now: number): boolean {
  return subscription.startsAt <= now && (subscription.endsAt === null || now < subscription.endsAt);
}
