import type { IncomingMessage, ServerResponse } from 'node:http';
import { problem, problemBody, problemTable } from '../errors';
import { routeFinder, type Route } from '../route';
import type { ApiServices } from './api-services';
import type { InFlightRequests } from './in-flight-requests';
import { pathOf } from './read-target';
import { requestIdOf } from './request-id';
import { securityHeaders } from './security-headers';

const RETRY_AFTER = '5';

export const overloaded = problem('unavailable', 'The service is overloaded; try again shortly.', {
  'Retry-After': RETRY_AFTER,
});

/** Logs at most one line about overload in this time, however many requests were refused. */
const LOGGED_EVERY_MS = 1_000;

/**
 * Refuses what there is no time for, before Express and before anything is spent on it: a refusal by the ordinary way costs
 * so much that three times the load would halve what gets done. Routes that stay open under overload, and errors in
 * another form than the usual one, go the ordinary way.
 *
 * @returns whether the request was answered.
 */
export function loadShedder(
  services: ApiServices,
  inFlight: InFlightRequests,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const body = JSON.stringify(problemBody(overloaded));
  const { status } = problemTable[overloaded.problem];
  const headers = [
    ...securityHeaders.flat(),
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))],
    ...['Cache-Control', 'no-store', 'Retry-After', RETRY_AFTER],
  ];
  const find = routeFinder(services.table.routes);
  const count = refusalLog(services);
  return (req, res) => {
    if (!services.overload.isOverloaded(inFlight.count + 1) || services.isStopping?.() === true) return false;
    if (req.headers.accept?.includes('problem+json') === true) return false;
    const { method = '', url = '' } = req;
    const route = find(method, pathOf(url));
    if (route === undefined || isOpen(route)) return false;
    res.writeHead(status, [...headers, 'X-Request-Id', requestIdOf(req.headers['x-request-id'])]);
    res.end(method === 'HEAD' ? undefined : body);
    services.observer.shed({ method, route: route.path, status });
    count();
    return true;
  };
}

function isOpen({ guard = 'burst-and-overload', foreignErrors }: Route): boolean {
  return guard !== 'burst-and-overload' || foreignErrors !== undefined;
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
