import type { IncomingMessage, ServerResponse } from 'node:http';
import { problem, problemBody, problemTable } from '../errors';
import type { ApiServices } from './api-services';
import type { InFlight } from './in-flight';
import { readTarget } from './read-target';
import { requestIdOf } from './request-id';
import { securityHeaders } from './security-headers';

const RETRY_AFTER = '5';

export const overloaded = problem('unavailable', 'The service is overloaded; try again shortly.', {
  'Retry-After': RETRY_AFTER,
});

/** One line of the log in so long, however many were refused. */
const TOLD_EVERY_MS = 1_000;

/**
 * Refuses what there is no time for, before anything is spent on it: a refusal by the ordinary way costs so much that three
 * times the load would halve what gets done. Answers whether it did. Routes that stay open under overload, and errors in
 * another form than the usual one, go the ordinary way.
 */
export function loadShedder(services: ApiServices, flights: InFlight) {
  const body = JSON.stringify(problemBody(overloaded));
  const { status } = problemTable[overloaded.problem];
  const headers = [
    ...securityHeaders.flat(),
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))],
    ...['Cache-Control', 'no-store', 'Retry-After', RETRY_AFTER],
  ];
  const tell = teller(services);
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    if (!services.overload.isOverloaded(flights.count + 1) || services.isStopping?.() === true) return false;
    if (req.headers.accept?.includes('problem+json') === true) return false;
    const target = readTarget(req.url ?? '');
    const match = target.ok ? services.table.match(req.method ?? '', target.value.segments) : undefined;
    const route = match?.found === 'route' ? match.route : undefined;
    if (route === undefined || (route.guard ?? 'burst-and-overload') !== 'burst-and-overload') return false;
    if (route.foreignErrors !== undefined) return false;
    res.writeHead(status, [...headers, 'X-Request-Id', requestIdOf(req.headers['x-request-id'])]);
    res.end(req.method === 'HEAD' ? undefined : body);
    services.observer.shed({ method: req.method ?? '', route: route.path, status });
    tell();
    return true;
  };
}

/** The access log would be the greater part of the work; how many were refused is enough. */
function teller({ log }: ApiServices): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn('overloaded', { refused });
      refused = 0;
    }, TOLD_EVERY_MS).unref();
  };
}
