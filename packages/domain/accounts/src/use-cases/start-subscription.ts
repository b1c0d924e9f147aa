import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { Subscription, SubscriptionKind } from '../domain/subscription';
import { recordAudit } from './record-audit';

export interface StartSubscription {
  readonly customerId: number;
  readonly planCode: string;
  readonly kind: SubscriptionKind;
  /** Now, when left out. */
  readonly startsAt?: number;
  readonly endsAt: number | null;
}

export function startSubscription(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (command: StartSubscription, actor: Actor): Promise<Result<Subscription, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const { customerId, planCode, kind, startsAt = now, endsAt } = command;
      if ((await stores.customers.find(customerId)) === undefined) {
        return refused({ code: 'customer/unknown', message: `There is no customer ${customerId}.` });
      }
      const plan = await stores.plans.findByCode(planCode);
      if (plan === undefined) {
        return refused({ code: 'plan/unknown', message: `There is no plan ${planCode}.`, path: 'planCode' });
      }
      if (endsAt !== null && endsAt <= startsAt) {
        return refused({ code: 'subscription/invalid', message: 'It must end after it starts.', path: 'endsAt' });
      }
      const fresh = { customerId, planId: plan.id, kind, startsAt, endsAt, createdAt: now };
      const subscription = await stores.subscriptions.add(fresh);
      await recordAudit(stores, { ...actor, customerId }, now, {
        action: 'subscription.start',
        recordType: 'subscription',
        recordId: String(subscription.id),
        details: { kind, plan: planCode },
      });
      return accepted(subscription);
    });
}
