import type { CheckoutUseCases } from '@anz-payroll/partner-checkout';
import { answer, answerList, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { refuse } from './checkout-answers';
import { CheckoutTrial, RequiredIdempotencyHeader, TrialCancel, TrialCreate, TrialsQuery } from './checkout-contracts';
import { keyed, resellerOf } from './keyed';
import { partnerScopes, tag } from './partner-scopes';
import { toTrial } from './to-answer';
import { toBillingAddress, toCompanyIdentity, toContact } from './to-command';

export function trialRoutes(checkout: CheckoutUseCases): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/partner-checkout/trials',
      operation: 'start-partner-trial',
      may: 'checkout.manage',
      summary: 'Starts a free trial of one month for a new client',
      description: 'Makes the customer, its owner and its company; the owner is mailed a link to set a password.',
      tag,
      auth: bearer(['partner.checkout.write'], { reseller: true }),
      rate: 'default',
      request: { headers: RequiredIdempotencyHeader, body: json(TrialCreate) },
      responses: {
        200: answer(CheckoutTrial, 'The stored answer of the first request with this key.'),
        201: answer(CheckoutTrial, 'The trial.'),
      },
      errors: {
        400: 'The Idempotency-Key is missing or longer than 255 characters',
        409: 'The key was used for another request, the e-mail address is in use, or there was a free trial already',
        422: 'The request is malformed',
      },
      async handle({ body, context }) {
        const request = keyed(context, 'POST /api/partner-checkout/trials', body);
        if (!request.ok) return request.error;
        const command = {
          customer: toContact(body.customer),
          company: toCompanyIdentity(body.company),
          billingAddress: toBillingAddress(body.billing_address, body.company),
        };
        const started = await checkout.startTrial(command, request.value, resellerOf(context));
        if (!started.ok) return refuse(started.error);
        const trial = toTrial(started.value.value);
        return started.value.isReplay
          ? { status: 200, body: { ...trial, idempotency_replayed: true } }
          : { status: 201, body: trial };
      },
    }),
    route({
      method: 'GET',
      path: '/api/partner-checkout/trials',
      operation: 'list-partner-trials',
      may: 'checkout.manage',
      summary: 'Your trials, newest first',
      tag,
      auth: bearer(partnerScopes, { reseller: true }),
      rate: 'default',
      request: { query: TrialsQuery },
      responses: { 200: answerList(CheckoutTrial, 'The trials.') },
      async handle({ query, context }) {
        const page = { limit: query.limit ?? 25, offset: query.offset ?? 0 };
        const status = query.status === undefined ? {} : { status: query.status };
        const trials = await checkout.listTrials(context.principal.customerId, { ...page, ...status });
        return { status: 200, body: trials.map(toTrial) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/partner-checkout/trials/cancel',
      operation: 'cancel-partner-trial',
      may: 'checkout.manage',
      summary: 'Cancels a trial that was given to the wrong entity',
      description: 'Ends access immediately, signs the owner out and keeps the records.',
      tag,
      auth: bearer(['partner.checkout.cancel'], { reseller: true }),
      rate: 'default',
      request: { body: json(TrialCancel) },
      responses: { 200: answer(CheckoutTrial, 'The cancelled trial.') },
      errors: { 404: 'There is no such trial', 409: 'It was cancelled, has expired or was replaced by an order' },
      async handle({ body, context }) {
        const command = { trialId: body.subscription_trial_id, reason: body.reason ?? null };
        const cancelled = await checkout.cancelTrial(command, resellerOf(context));
        return cancelled.ok ? { status: 200, body: toTrial(cancelled.value) } : refuse(cancelled.error);
      },
    }),
  ];
}
