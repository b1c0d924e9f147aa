import { IncomingMessage, ServerResponse, type RequestListener, type ServerOptions } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { problem } from '../errors';
import { byPath, expressPath, pathGroup, type Route } from '../route';
import type { ApiServices } from './api-services';
import type { InFlightRequests } from './in-flight-requests';
import { admitClient } from './middleware/admit-client';
import { admitHeavy } from './middleware/admit-heavy';
import { burstGuard, showBurstQuota } from './middleware/burst-guard';
import type { ClientKeys } from './middleware/client-keys';
import { eventLoopTurns, type EventLoopTurns } from './event-loop-turns';
import { companyAccess } from './middleware/authorise';
import { allowOrigin, ownOriginOnly, preflightHeaders } from './middleware/cross-origin';
import { forwardBatch } from './middleware/forward-batch';
import { handleRequest } from './middleware/handle-request';
import { observeRequest, type Received } from './middleware/observe-request';
import { requireCsrfToken, requireSession } from './middleware/page-guards';
import { readBody, readHeaders, readPath, readQuery } from './middleware/read-request';
import { overloaded, type AdmissionControl } from './admission-control';
import { sizeGuard } from './middleware/size-guard';
import { checkTarget, pathOf } from './read-target';
import { limitHeaders, refuse } from './refuse';
import { requestIdOf } from './request-id';
import type { ApiResponse } from './request-state';
import { PROBLEM_PAGE, asksForPage } from './problem-page';
import { sendProblem, sendReply } from './send';
import { middleware, type Step } from './step';

/**
 * Every declared route on Express, behind the same middleware in the same order. Express tries one pattern after the
 * other: of hundreds only those are tried whose paths have as many segments and begin alike, because each such group is an
 * application of its own.
 */
export function createApp(services: ApiServices, traffic: Traffic): App {
  const { newApp, ...made } = applications(services);
  const apps = new Map<string, Express>();
  const turns = eventLoopTurns();
  for (const [path, routes] of byPath(services.table.routes)) {
    const group = pathGroup(path);
    if (group.includes('{'))
      throw new TypeError(`${path}: a path must begin with fixed text, below /api two segments of it`);
    const app = apps.get(group) ?? newApp();
    apps.set(group, app);
    const one = app.route(expressPath(path));
    for (const route of routes) {
      one[methodNames[route.method]](...routeMiddleware(services, traffic, turns, route));
    }
    one.all(...unmatched(services, traffic), otherMethod(services, routes));
  }
  const unknown = newApp();
  for (const app of [...apps.values(), unknown]) app.use(...notFound(services, traffic), failed(services));
  const unreadable = newApp();
  unreadable.use(
    ...unmatched(services, traffic),
    middleware((req) => checkTarget(req.url)),
    failed(services),
  );
  return {
    ...made,
    listener: (req, res) => {
      const { url = '' } = req;
      const app = checkTarget(url) === undefined ? (apps.get(pathGroup(pathOf(url))) ?? unknown) : unreadable;
      app(req, res);
    },
  };
}

/** What is known of requests before they come to Express. */
export interface Traffic {
  readonly inFlight: InFlightRequests;
  readonly tokens: ClientKeys;
  readonly isTooMany: AdmissionControl['isTooMany'];
}

/** The application, and what the server makes requests and responses of. */
export interface App extends Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>> {
  readonly listener: RequestListener;
}

/**
 * Express gives each request and response the prototypes of the application that takes it up. V8 does everything more slowly
 * with objects whose prototype was changed, so the server makes them with these prototypes from the start; all
 * applications have the same ones, and the same settings (decision 1065).
 */
function applications({ trustedProxies, pageSecurity }: ApiServices) {
  class AppRequest extends IncomingMessage implements Received {
    readonly receivedAt = performance.now();
  }
  class AppResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {}
  Object.setPrototypeOf(AppRequest.prototype, express.request);
  Object.setPrototypeOf(AppResponse.prototype, express.response);
  const request = AppRequest.prototype as unknown as Express['request'];
  const response = AppResponse.prototype as unknown as Express['response'];
  const newApp = (): Express => {
    const app = express();
    app.disable('x-powered-by');
    app.disable('etag');
    app.enable('strict routing');
    app.enable('case sensitive routing');
    app.set('trust proxy', trustedProxies);
    if (pageSecurity?.problemPage !== undefined) app.locals[PROBLEM_PAGE] = pageSecurity.problemPage;
    return Object.assign(app, { request, response });
  };
  // Where Express looks for its settings while it serves a request.
  const app = newApp();
  Object.assign(request, { app });
  Object.assign(response, { app });
  return { newApp, IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

/**
 * The order matters: what costs nothing refuses first (overload, burst, size, client limit), then the token, then what the
 * token may do, then the contract, then the handler.
 */
function routeMiddleware(
  services: ApiServices,
  { inFlight, tokens, isTooMany }: Traffic,
  turns: EventLoopTurns,
  route: Route,
): readonly RequestHandler[] {
  const guard = route.guard ?? 'burst-and-overload';
  const steps = (...some: readonly (Step | undefined)[]) => {
    const asked = some.filter((step) => step !== undefined);
    return asked.length === 0 ? [] : [middleware(...asked)];
  };
  return [
    ...steps(observeRequest(services, inFlight, route)),
    ...forwardBatch(services, inFlight, route),
    ...steps(
      guard === 'none' ? showBurstQuota(services) : burstGuard(services),
      guard === 'burst-and-overload' ? refuseTooMany(isTooMany) : undefined,
      allowOrigin(services, route),
      sizeGuard(services, route),
      admitClient(services, tokens, route),
      route.auth.kind === 'bearer' ? ownOriginOnly(({ locals }) => locals.principal?.clientId) : undefined,
      readPath(route),
      companyAccess(services, route),
    ),
    ...requireSession(services, route),
    ...steps(readQuery(route), readHeaders(route)),
    ...admitHeavy(services, route),
    ...readBody(services, route),
    ...steps(route.crossOrigin === 'form-client' ? ownOriginOnly(clientIdOfForm) : undefined),
    ...requireCsrfToken(services, route),
    handleRequest(services, turns, route),
  ];
}

const methodNames = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** A path that exists, with another method: OPTIONS names those there are, any other is refused with them. */
function otherMethod(services: ApiServices, routes: readonly Route[]): RequestHandler {
  const methods = routes.map(({ method }) => method);
  const all = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const allow = { Allow: all.sort().join(', ') };
  return async (req, response) => {
    const res = response as ApiResponse;
    if (req.method === 'OPTIONS') {
      const headers = { ...allow, ...(await preflightHeaders(services, routes, req)) };
      sendReply(res, res.locals.requestId, { status: 204, headers }, limitHeaders(res));
    } else refuse(req, res, problem('method-not-allowed', undefined, allow));
  };
}

function clientIdOfForm({ locals: { body } }: ApiResponse): string | undefined {
  return typeof body === 'object' && body !== null && 'client_id' in body && typeof body.client_id === 'string'
    ? body.client_id
    : undefined;
}

/** Requests that no route takes are counted and observed like the others. */
function unmatched(services: ApiServices, { inFlight, isTooMany }: Traffic): readonly RequestHandler[] {
  return [middleware(observeRequest(services, inFlight), burstGuard(services), refuseTooMany(isTooMany))];
}

function refuseTooMany(isTooMany: AdmissionControl['isTooMany']): Step {
  return (req) => (isTooMany(req) ? overloaded : undefined);
}

function notFound(services: ApiServices, traffic: Traffic): RequestHandler[] {
  return [...unmatched(services, traffic), notFoundPage(services), middleware(() => problem('not-found'))];
}

/** A browser that asks for a page gets one; the API and whoever takes anything get the usual shape. */
function notFoundPage({ pageSecurity }: ApiServices): RequestHandler {
  return (req, response, next) => {
    const res = response as ApiResponse;
    const page = req.method === 'GET' && asksForPage(req) ? pageSecurity?.notFoundPage?.() : undefined;
    if (page === undefined) next();
    else sendReply(res, res.locals.requestId, page, limitHeaders(res));
  };
}

/** What no step foresaw: a failure of an adapter that means something to the client, or a fault of ours. */
function failed(services: ApiServices): ErrorRequestHandler {
  return (error: unknown, req, response, _next) => {
    const res = response as ApiResponse;
    const requestId = (res.locals.requestId as string | undefined) ?? requestIdOf(undefined);
    const known = services.problemOf?.(error);
    res.locals.span?.failed(error);
    if (known === undefined) {
      services.log.error('unexpected failure', { request_id: requestId, method: req.method, error });
    } else {
      const { problem: kind, detail } = known;
      // Clients are told to come back; only the operator can free a disk or start a server, and reads here which.
      const reason = kind === 'unavailable' && error instanceof Error ? { reason: error.message } : {};
      const facts = { request_id: requestId, method: req.method, problem: kind, detail, ...reason };
      services.log.warn('refused by an adapter', facts);
    }
    if (res.headersSent) res.destroy();
    else sendProblem(req, res, known ?? problem('internal', 'Internal Server Error'), requestId);
  };
}
