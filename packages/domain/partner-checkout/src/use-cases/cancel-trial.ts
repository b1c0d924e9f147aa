import { closeAccess } from '@anz-payroll/accounts';
import { accepted, type Result } from 'payroll-core';
import { refusal, type CheckoutRefusal } from '../domain/checkout-refusal';
import { trialStatus, trialView, type TrialView } from '../domain/trial';
import { auditCheckout } from './audit-checkout';
import type { CheckoutDependencies, ResellerActor } from './checkout-dependencies';

export interface CancelTrial {
  readonly trialId: number;
  readonly reason: string | null;
}

/**
 * Ends access at this moment and keeps the records: the subscription ends, and the owner, who may be the wrong person, and
 * everybody whom they let in are signed out, cannot sign in again and have no link, application or token left.
 */
export function cancelTrial(deps: Pick<CheckoutDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async ({ trialId, reason }: CancelTrial, actor: ResellerActor): Promise<Result<TrialView, CheckoutRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const trial = await stores.trials.find(actor.customerId, trialId);
      if (trial === undefined) return refusal('trial/unknown', `There is no trial ${trialId}.`);
      const status = trialStatus(trial, now);
      if (trial.convertedOrderId !== null) {
        return refusal(
          'trial/not-active',
          `Order ${trial.convertedOrderId} replaced this trial; cancel the order instead.`,
        );
      }
      if (status !== 'active') {
        return refusal(
          'trial/not-active',
          status === 'cancelled' ? 'This trial was cancelled already.' : 'This trial has expired already.',
        );
      }
      const cancelled = { ...trial, endsAt: now, cancelledAt: now, cancelReason: reason, closedAt: now };
      await stores.trials.save(cancelled);
      const subscription = await stores.subscriptions.find(trial.subscriptionId);
      if (subscription !== undefined) await stores.subscriptions.save({ ...subscription, endsAt: now });
      for (const user of await stores.users.ofCustomer(trial.customerId)) {
        await stores.users.save({ ...user, isActive: false });
        await closeAccess(stores, user.id, now);
      }
      await auditCheckout(stores, actor, trial.customerId, now, {
        action: 'checkout.cancel-trial',
        recordType: 'trial',
        recordId: String(trialId),
      });
      return accepted(trialView(cancelled, now));
    });
}
