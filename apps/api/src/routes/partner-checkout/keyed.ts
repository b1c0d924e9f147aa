import type { KeyedRequest, ResellerActor } from '@anz-payroll/partner-checkout';
import { accepted, type Result } from 'payroll-core';
import type { Problem } from '@anz-payroll/http-kit/errors';
import { fingerprintOf, requireIdempotencyKey } from '@anz-payroll/http-kit/idempotency';
import type { RequestContext } from '@anz-payroll/http-kit/route';
import type { Principal } from '@anz-payroll/http-kit/security';
import { actorOf } from '../accounts/actor-of';

export type Context = Omit<RequestContext, 'principal'> & { readonly principal: Principal };

/** The key of a request that must have one, with the fingerprint of endpoint and payload (spec 8.3). */
export function keyed(context: Context, endpoint: string, body: unknown): Result<KeyedRequest, Problem<400>> {
  const key = requireIdempotencyKey(context);
  return key.ok ? accepted({ key: key.value, fingerprint: fingerprintOf(endpoint, body) }) : key;
}

export function resellerOf(context: Context): ResellerActor {
  return { ...actorOf(context), customerId: context.principal.customerId };
}
