import { accepted, type Result } from 'payroll-core';
import { fromDayNumber } from 'payroll-core/calendar';
import { dayMs, monthsAfter } from '../domain/access-period';
import { refusal, type CheckoutRefusal } from '../domain/checkout-refusal';
import { trialView, type TrialView } from '../domain/trial';
import { auditCheckout } from './audit-checkout';
import type { CheckoutDependencies, KeyedRequest, ResellerActor } from './checkout-dependencies';
import { historyOf } from './free-month';
import { businessNumberOf, draftClient, signUpClient, type NewClient } from './new-client';
import { once, type Once } from './once';
import { trialPlan } from './trial-plan';

/** One month of access for a new client; the owner is mailed a link to set a password. */
export function startTrial(deps: CheckoutDependencies) {
  return async (
    command: NewClient,
    request: KeyedRequest,
    actor: ResellerActor,
  ): Promise<Result<Once<TrialView>, CheckoutRefusal>> =>
    once(deps, actor.customerId, request, async (stores) => {
      const now = deps.clock.now();
      const resellerId = actor.customerId;
      const draft = await draftClient(stores, resellerId, command);
      if (!draft.ok) return draft;
      const number = businessNumberOf(draft.value.company);
      await stores.clients.hold(number);
      const { hadTrial, hadFreeMonth } = await historyOf(stores, number);
      if (hadTrial || hadFreeMonth) {
        const had = hadTrial ? 'free trial' : 'free month';
        return refusal('client/had-trial', `A company with this number already had a ${had}; place an order instead.`);
      }
      const plan = await trialPlan(stores, now);
      const { client, owner } = await signUpClient(stores, resellerId, draft.value, now);
      const { customerId, companyId } = client;
      const endsAt = monthsAfter(now, 1);
      const subscription = await stores.subscriptions.add({
        customerId,
        planId: plan.id,
        kind: 'trial',
        startsAt: now,
        endsAt,
        createdAt: now,
      });
      const trial = await stores.trials.add({
        resellerId,
        customerId,
        companyId,
        subscriptionId: subscription.id,
        startsAt: now,
        endsAt,
        convertedOrderId: null,
        cancelledAt: null,
        cancelReason: null,
        closedAt: null,
        createdAt: now,
      });
      const facts = {
        company: draft.value.company.details.legal_name,
        partner: (await stores.customers.find(resellerId))?.name ?? '',
        ends_on: fromDayNumber(Math.floor(endsAt / dayMs)),
      };
      await stores.emails.add({ kind: 'trial-welcome', userId: owner.id, facts });
      await auditCheckout(stores, actor, customerId, now, {
        action: 'checkout.start-trial',
        recordType: 'trial',
        recordId: String(trial.id),
      });
      return accepted(trialView(trial, now));
    });
}
