import type { Request } from 'express';
import { problem, type Problem } from '../../errors';
import { addressKey, retryAfterSeconds, type Counted } from '../../limits';
import type { BearerAuth, Route } from '../../route';
import type { Principal } from '../../security';
import type { ApiServices } from '../api-services';
import type { RequestState } from '../request-state';
import type { Step } from '../step';
import { authenticate, authorise, bearerTokenOf, notAuthenticated } from './authorise';
import { clientKeyOf, type ClientKeys } from './client-keys';
import { countRequest } from './count-request';

/** The limit of the client, its token, and what the token itself allows. */
export function admitClient(services: ApiServices, tokens: ClientKeys, route: Route): Step {
  const { auth } = route;
  // A page behind a sign-in is counted for its user, once it is known who that is.
  if (auth.kind === 'session') return () => undefined;
  return (req, res) =>
    auth.kind === 'bearer'
      ? admitBearer(services, tokens, route, auth, req, res.locals)
      : countClient(services, route, `ip:${addressKey(res.locals.ip)}`, res.locals);
}

async function admitBearer(
  services: ApiServices,
  tokens: ClientKeys,
  route: Route,
  auth: BearerAuth,
  req: Request,
  state: RequestState,
): Promise<Problem | undefined> {
  const token = bearerTokenOf(req.headers.authorization);
  if (token === undefined) return notAuthenticated;
  const counts = services.limits !== 'off' && route.rate !== 'unlimited';
  const recalled = counts ? tokens.recall(token) : undefined;
  if (recalled !== undefined) {
    state.clientKey = recalled;
    const refusal = await countClient(services, route, recalled, state);
    if (refusal !== undefined) return refusal;
  }
  const authenticated = await authenticate(token, services.authenticator);
  if (!authenticated.ok) {
    state.clientKey = undefined;
    tokens.forget(token);
    return authenticated.error;
  }
  state.principal = authenticated.value;
  state.clientKey = clientKeyOf(authenticated.value);
  if (counts && recalled === undefined) {
    tokens.remember(token, state.clientKey);
    const refusal = await countClient(services, route, state.clientKey, state);
    if (refusal !== undefined) return refusal;
  }
  state.principal = await withDelegation(services, route, authenticated.value);
  return authorise({ ...route, auth }, state.principal);
}

/** Whoever stands in for an approver is let in where approving is asked for; what exactly they may decide is decided there. */
async function withDelegation({ delegates }: ApiServices, { may }: Route, principal: Principal): Promise<Principal> {
  if (may !== 'pays.approve' || delegates === undefined || principal.userId === null) return principal;
  if (principal.permissions.includes(may) || !(await delegates.isDelegate(principal.userId))) return principal;
  return { ...principal, permissions: [...principal.permissions, may] };
}

export function countClient(
  services: ApiServices,
  { rate }: Route,
  clientKey: string,
  { counted }: RequestState,
): Problem | undefined | Promise<Problem | undefined> {
  if (rate === 'unlimited') return undefined;
  const isWithin = countRequest(services, counted, ({ byClass }) => byClass[rate], clientKey);
  if (isWithin instanceof Promise)
    return isWithin.then((within) => (within ? undefined : rateLimited(counted.at(-1)!)));
  return isWithin ? undefined : rateLimited(counted.at(-1)!);
}

function rateLimited({ quota, verdict }: Counted): Problem {
  const wait = retryAfterSeconds(verdict);
  return problem(
    'rate-limited',
    `Rate limit exceeded: ${quota.limit} requests per ${quota.windowMs / 1000} seconds. Try again in ${wait} seconds.`,
    { 'Retry-After': wait },
  );
}
