import type { Trial } from '../domain/trial';
import type { CheckoutStores } from '../ports';

/** A running trial ends where the order begins; every trial that was not cancelled now names the order. */
export async function retireTrials(
  { trials, subscriptions }: Pick<CheckoutStores, 'trials' | 'subscriptions'>,
  ofClient: readonly Trial[],
  orderId: number,
  now: number,
): Promise<void> {
  for (const trial of ofClient) {
    if (trial.cancelledAt !== null || trial.convertedOrderId !== null) continue;
    const endsAt = Math.min(trial.endsAt, now);
    await trials.save({ ...trial, endsAt, convertedOrderId: orderId, closedAt: trial.closedAt ?? now });
    const subscription = await subscriptions.find(trial.subscriptionId);
    if (subscription !== undefined && (subscription.endsAt === null || subscription.endsAt > now)) {
      await subscriptions.save({ ...subscription, endsAt: now });
    }
  }
}
