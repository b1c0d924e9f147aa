import type { Request, Response } from 'express';
import { problem, problemBody, problemTable } from '../errors';
import { routeFinder, type Route } from '../route';
import type { ApiServices } from './api-services';
import type { InFlightRequests } from './in-flight-requests';
import { isHeavy } from './middleware/is-heavy';
import { pathOf } from './read-target';
import { requestIdOf } from './request-id';
import type { RequestQueue } from './request-queue';
import { securityHeaders } from './security-headers';

const RETRY_AFTER = '5';

export const overloaded = problem('unavailable', 'The service is overloaded; try again shortly.', {
  'Retry-After': RETRY_AFTER,
});

/** Logs at most one line about overload in this time, however many requests were refused. */
const LOGGED_EVERY_MS = 1_000;

/** What comes before Express: whether a request is taken up now, later, or not at all. */
export interface AdmissionControl {
  /** Calls `takeUp` now or in its turn, unless the request is refused. */
  readonly admit: (req: Request, res: Response, takeUp: () => void) => void;
  /** Whether Express is to refuse this request, because its refusal has another form than the usual one. */
  readonly isTooMany: (req: Request) => boolean;
}

/**
 * Refuses what there is no time for before anything is spent on it: a refusal by the ordinary way costs so much that three
 * times the load would halve what gets done. Of the others, those that a busy process cannot work on yet wait. Routes that
 * stay open under overload do neither.
 */
export function admissionControl(
  services: ApiServices,
  inFlight: InFlightRequests,
  queue: RequestQueue,
): AdmissionControl {
  const find = routeFinder(services.table.routes);
  const refuse = shortRefusal(services);
  const tooMany = new WeakSet<Request>();
  const { overload } = services;
  return {
    admit: (req, res, takeUp) => {
      const isOverloaded = overload.isOverloaded(inFlight.count + 1) && services.isStopping?.() !== true;
      if (!isOverloaded && !queue.mustWait()) return takeUp();
      const route = find(req.method, pathOf(req.url));
      if (route !== undefined && isOpen(route)) return takeUp();
      if (isOverloaded && !queue.hasPartLeft(req)) {
        if (route !== undefined && hasUsualForm(route, req)) return refuse(req, res, route);
        tooMany.add(req);
        return takeUp();
      }
      // Heavy requests wait in a queue of their own.
      if (!queue.mustWait() || (route !== undefined && isHeavy(route, req))) return takeUp();
      // Of several requests pipelined on one connection only the first gets an event when its client has gone.
      const goOn = () => (req.socket.destroyed ? undefined : takeUp());
      queue.enter(req, res, {
        takeUp: goOn,
        refuse: () => {
          tooMany.add(req);
          goOn();
        },
      });
    },
    isTooMany: (req) => tooMany.has(req),
  };
}

function shortRefusal(services: ApiServices): (req: Request, res: Response, route: Route) => void {
  const body = JSON.stringify(problemBody(overloaded));
  const { status } = problemTable[overloaded.problem];
  const headers = [
    ...securityHeaders.flat(),
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))],
    ...['Cache-Control', 'no-store', 'Retry-After', RETRY_AFTER],
  ];
  const count = refusalLog(services);
  return (req, res, route) => {
    const { method } = req;
    res.writeHead(status, [...headers, 'X-Request-Id', requestIdOf(req.headers['x-request-id'])]);
    res.end(method === 'HEAD' ? undefined : body);
    services.observer.shed({ method, route: route.path, status });
    count();
  };
}

function isOpen({ guard = 'burst-and-overload' }: Route): boolean {
  return guard !== 'burst-and-overload';
}

/** Somebody who looks with a browser is told by a page. */
function hasUsualForm({ protocolErrors }: Route, { headers: { accept = '' } }: Request): boolean {
  return protocolErrors === undefined && !accept.includes('problem+json') && !accept.includes('text/html');
}

/** The access log would be the greater part of the work; how many were refused is enough. */
function refusalLog({ log }: ApiServices): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn('overloaded', { refused });
      refused = 0;
    }, LOGGED_EVERY_MS).unref();
  };
}
