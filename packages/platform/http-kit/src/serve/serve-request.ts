import type { Request, Response } from 'express';
import { addressKey, rateLimitHeaders, retryAfterSeconds, type Counted, type Quota } from '../limits';
import { withRequestId } from '../logging';
import { isProblem, problem, type Problem } from '../errors';
import type { AnyReply, RequestContext, Route } from '../route';
import type { Principal } from '../security';
import type { ApiServices } from './api-services';
import { authenticate, bearerTokenOf, notAuthenticated } from './authenticate';
import { authorise, authoriseCompany } from './authorise';
import { clientKeyOf, type ClientKeys } from './client-keys';
import type { InFlight } from './in-flight';
import { parseBody, parseHeaders, parseParams, parseQuery } from './parse-request';
import { tooLarge } from './read-body';
import { readTarget } from './read-target';
import { sendProblem, sendReply } from './send';
import { overloaded } from './shed-load';

/** What the access line says about a request. */
export interface ServedRequest {
  readonly route: string;
  readonly clientKey?: string;
}

/**
 * One request from first byte to last. The order matters: what costs nothing refuses first (burst guard, overload,
 * client limit), then the token, then what the token may do, then the contract, then the handler.
 */
export async function serveRequest(
  services: ApiServices,
  tokens: ClientKeys,
  flights: InFlight,
  req: Request,
  res: Response,
  requestId: string,
  ip: string,
): Promise<ServedRequest> {
  const now = services.clock.now();
  const target = readTarget(req.url);
  const match = target.ok ? services.table.match(req.method, target.value.segments) : undefined;
  const route = match?.found === 'route' ? match.route : undefined;
  const label = route?.path ?? 'unmatched';
  const counted: Counted[] = [];
  const limits = () => (counted.length === 0 ? {} : rateLimitHeaders(counted));

  const accept = (reply: AnyReply, clientKey?: string): ServedRequest => {
    sendReply(res, requestId, reply, limits());
    return { route: label, ...(clientKey === undefined ? {} : { clientKey }) };
  };
  const refuse = (refusal: Problem, clientKey?: string): ServedRequest => {
    const foreign = route?.foreignErrors?.reply(refusal);
    if (foreign === undefined) sendProblem(req, res, refusal, requestId, limits());
    else sendReply(res, requestId, { ...foreign, headers: { ...refusal.headers, ...foreign.headers } }, limits());
    if (!req.complete) drain(req);
    return { route: label, ...(clientKey === undefined ? {} : { clientKey }) };
  };

  const guard = route?.guard ?? 'burst-and-overload';
  if (guard === 'none') {
    if (services.limits !== 'off') counted.push(untouched(services.limits.quotas.burst));
  } else {
    if (!(await take(services, counted, (quotas) => quotas.burst, addressKey(ip)))) {
      return refuse(problem('burst-limited', undefined, { 'Retry-After': retryAfterSeconds(counted.at(-1)!.verdict) }));
    }
    if (guard === 'burst-and-overload' && services.overload.isOverloaded(flights.count)) {
      return refuse(overloaded);
    }
  }
  if (!target.ok) return refuse(target.error);
  if (match === undefined || match.found === 'nothing') return refuse(problem('not-found'));
  if (match.found === 'path') {
    const allow = { Allow: match.allow.join(', ') };
    if (req.method !== 'OPTIONS') return refuse(problem('method-not-allowed', undefined, allow));
    return accept({ status: 204, headers: allow });
  }
  const contentLength = Number(req.headers['content-length'] ?? 0);
  const maxBytes = match.route.request.body?.maxBytes ?? services.maxBodyBytes;
  if (contentLength > maxBytes) return refuse(tooLarge(maxBytes));

  const admitted = await admit(services, tokens, match.route, req, ip, counted);
  if ('refusal' in admitted) return refuse(admitted.refusal, admitted.clientKey);
  const { principal, clientKey } = admitted;
  const no = (refusal: Problem) => refuse(refusal, clientKey);
  const { auth, request } = match.route;

  const params = parseParams(request.params, match.params);
  if (!params.ok) return no(params.error);
  if (auth.kind === 'bearer') {
    const outOfReach = await authoriseCompany(auth, principal!, params.value, services.companyAccess);
    if (outOfReach !== undefined) return no(outOfReach);
  }
  const query = parseQuery(request.query, target.value.rawQuery, auth.kind === 'bearer' ? 'by-contract' : 'ignore');
  if (!query.ok) return no(query.error);
  const headers = parseHeaders(request.headers, req.headers);
  if (!headers.ok) return no(headers.error);
  const body = await parseBody(request.body, req, res, services.maxBodyBytes);
  if (!body.ok) return no(body.error);

  const handle = () =>
    match.route.handle({
      params: params.value,
      query: query.value,
      headers: headers.value,
      body: body.value,
      context: contextOf(services, req, res, { requestId, now, principal, ip }),
    } as Parameters<Route['handle']>[0]);
  const answer = await (logsOnTheWay(match.route) ? withRequestId(requestId, handle) : handle());
  if (isProblem(answer)) return no(answer);
  const declared = match.route.responses[answer.status];
  const reply = declared?.kind === 'open-json' ? { ...answer, mediaType: declared.mediaType } : answer;
  services.inspectReply?.(match.route, reply);
  return accept(reply, clientKey);
}

/** Reads and tokens pass through nothing that logs, and what keeps the id at hand would cost them an eighth of their time. */
function logsOnTheWay({ method, foreignErrors, asksOthers }: Route): boolean {
  return asksOthers === true || (method !== 'GET' && foreignErrors === undefined);
}

type Admission =
  | { readonly principal: Principal | null; readonly clientKey?: string }
  | { readonly refusal: Problem; readonly clientKey?: string };

/** Token, client limit, and what the token itself allows. */
async function admit(
  services: ApiServices,
  tokens: ClientKeys,
  route: Route,
  req: Request,
  ip: string,
  counted: Counted[],
): Promise<Admission> {
  const { auth, rate } = route;
  const overLimit = async (clientKey: string): Promise<Problem | undefined> =>
    rate === 'unlimited' || (await take(services, counted, (quotas) => quotas.byClass[rate], clientKey))
      ? undefined
      : rateLimited(counted.at(-1)!);
  if (auth.kind === 'public') {
    const refusal = await overLimit(`ip:${addressKey(ip)}`);
    return refusal === undefined ? { principal: null } : { refusal };
  }
  const token = bearerTokenOf(req.headers.authorization);
  if (token === undefined) return { refusal: notAuthenticated };
  const counts = services.limits !== 'off' && rate !== 'unlimited';
  const recalled = counts ? tokens.recall(token) : undefined;
  if (recalled !== undefined) {
    const refusal = await overLimit(recalled);
    if (refusal !== undefined) return { refusal, clientKey: recalled };
  }
  const authenticated = await authenticate(token, services.authenticator);
  if (!authenticated.ok) {
    tokens.forget(token);
    return { refusal: authenticated.error };
  }
  const principal = authenticated.value;
  const clientKey = clientKeyOf(principal);
  if (counts && recalled === undefined) {
    tokens.remember(token, clientKey);
    const refusal = await overLimit(clientKey);
    if (refusal !== undefined) return { refusal, clientKey };
  }
  const refusal = authorise(auth, principal);
  return refusal === undefined ? { principal, clientKey } : { refusal, clientKey };
}

function rateLimited({ quota, verdict }: Counted): Problem {
  const wait = retryAfterSeconds(verdict);
  return problem(
    'rate-limited',
    `Rate limit exceeded: ${quota.limit} requests per ${quota.windowMs / 1000} seconds. Try again in ${wait} seconds.`,
    { 'Retry-After': wait },
  );
}

async function take(
  services: ApiServices,
  counted: Counted[],
  choose: (quotas: Exclude<ApiServices['limits'], 'off'>['quotas']) => Quota,
  key: string,
): Promise<boolean> {
  if (services.limits === 'off') return true;
  const quota = choose(services.limits.quotas);
  const verdict = await services.limits.limiter.take(key, quota);
  counted.push({ quota, verdict });
  return verdict.allowed;
}

/** A request that does not count leaves its quota whole. */
function untouched(quota: Quota): Counted {
  return { quota, verdict: { allowed: true, remaining: quota.limit, freesInMs: 0 } };
}

function contextOf(
  { log }: ApiServices,
  req: Request,
  res: Response,
  facts: Pick<RequestContext, 'requestId' | 'now' | 'ip'> & { readonly principal: Principal | null },
): RequestContext {
  let gone: AbortController | undefined;
  return {
    ...facts,
    principal: facts.principal as Principal,
    method: req.method,
    url: req.url,
    header(name) {
      const value = req.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    log,
    get signal() {
      return (gone ??= abortedWhenGone(res)).signal;
    },
  };
}

/** Made for those who ask: most handlers are done before a client could leave. */
function abortedWhenGone(res: Response): AbortController {
  const gone = new AbortController();
  if (res.closed && !res.writableFinished) gone.abort();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  return gone;
}

/**
 * A refused request may still be sending its body. Reading it to the end lets the client see the answer instead of a
 * reset connection; one that goes on for long is cut.
 */
function drain(req: Request): void {
  req.resume();
  const cut = setTimeout(() => req.socket.destroy(), 5_000);
  cut.unref();
  req.once('close', () => clearTimeout(cut));
  req.once('end', () => clearTimeout(cut));
}
