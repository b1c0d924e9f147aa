import type { RequestHandler } from 'express';
import { problem, problemBody, problemTable } from '../../errors';
import type { ApiServices } from '../api-services';
import type { Route } from '../../route';
import type { InFlightRequests } from '../in-flight-requests';
import { requestIdOf } from '../request-id';
import { securityHeaders } from '../security-headers';

const RETRY_AFTER = '5';

export const overloaded = problem('unavailable', 'The service is overloaded; try again shortly.', {
  'Retry-After': RETRY_AFTER,
});

/** Logs at most one line about overload in this time, however many requests were refused. */
const LOGGED_EVERY_MS = 1_000;

/**
 * Refuses what there is no time for, before anything is spent on it: a refusal by the ordinary way costs so much that three
 * times the load would halve what gets done. Routes that stay open under overload, and errors in another form than the
 * usual one, go the ordinary way.
 */
export function loadShedder(services: ApiServices, inFlight: InFlightRequests): (route: Route) => RequestHandler {
  const body = JSON.stringify(problemBody(overloaded));
  const { status } = problemTable[overloaded.problem];
  const headers = [
    ...securityHeaders.flat(),
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))],
    ...['Cache-Control', 'no-store', 'Retry-After', RETRY_AFTER],
  ];
  const count = refusalLog(services);
  return (route) => {
    const isOpen = (route.guard ?? 'burst-and-overload') !== 'burst-and-overload' || route.foreignErrors !== undefined;
    return (req, res, next) => {
      const isShed =
        !isOpen &&
        services.overload.isOverloaded(inFlight.count + 1) &&
        services.isStopping?.() !== true &&
        req.headers.accept?.includes('problem+json') !== true;
      if (!isShed) {
        next();
        return;
      }
      res.writeHead(status, [...headers, 'X-Request-Id', requestIdOf(req.headers['x-request-id'])]);
      res.end(req.method === 'HEAD' ? undefined : body);
      services.observer.shed({ method: req.method, route: route.path, status });
      count();
    };
  };
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
