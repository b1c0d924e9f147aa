import type { KeyedRequest, ResellerActor } from 'partner-checkout';
import { accepted, type Result } from 'payroll-core';
import type { Problem } from '../../errors';
import { fingerprintOf, requireIdempotencyKey } from '../../idempotency';
import type { RequestContext } from '../../route';
import type { Principal } from '../../security';
import { actorOf } from '../accounts/actor-of';

type Context = Omit<RequestContext, 'principal'> & { readonly principal: Principal };

/** The key of a request that must have one, with the fingerprint of endpoint and payload (spec 8.3). */
export function keyed(context: Context, endpoint: string, body: unknown): Result<KeyedRequest, Problem<400>> {
  const key = requireIdempotencyKey(context);
  return key.ok ? accepted({ key: key.value, fingerprint: fingerprintOf(endpoint, body) }) : key;
}

export function resellerOf(context: Context): ResellerActor {
  return { ...actorOf(context), customerId: context.principal.customerId };
}
