import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { Subscription } from '../domain/subscription';
import { recordAudit } from './record-audit';

/** Ends a subscription or trial at this moment; one that has ended stays as it is. The record is kept. */
export function endSubscription(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (subscriptionId: number, actor: Actor): Promise<Result<Subscription, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const subscription = await stores.subscriptions.find(subscriptionId);
      if (subscription === undefined) {
        return refused({ code: 'subscription/unknown', message: `There is no subscription ${subscriptionId}.` });
      }
      if (subscription.endsAt !== null && subscription.endsAt <= now) return accepted(subscription);
      const ended = { ...subscription, endsAt: now };
      await stores.subscriptions.save(ended);
      await recordAudit(stores, { ...actor, customerId: ended.customerId }, now, {
        action: 'subscription.end',
        recordType: 'subscription',
        recordId: String(subscriptionId),
      });
      return accepted({ ...ended, version: ended.version + 1 });
    });
}
