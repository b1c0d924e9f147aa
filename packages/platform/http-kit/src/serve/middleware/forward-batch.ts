import { pipeline } from 'node:stream';
import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { problem } from '../../errors';
import type { Route } from '../../route';
import type { ApiServices, BatchThread } from '../api-services';
import type { InFlightRequests } from '../in-flight-requests';
import { drain, refuse } from '../refuse';
import type { ApiResponse } from '../request-state';
import { hasLongBody, isHeavy, isOfEverybody } from './is-heavy';

/** A batch that took longer than this on the serving thread has kept others waiting; the next one finds the batch thread started. */
const LONG_MS = 250;

/** Work for so many people takes the serving thread some tens of milliseconds. */
const FEW = 30;

/** They belong to one connection and not to the request (RFC 9110 section 7.6.1). */
const hopByHop = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'expect'],
]);

const lost = problem('unavailable', 'Work for many people cannot be taken on at the moment; try again shortly.', {
  'Retry-After': '5',
});

/**
 * Hands heavy requests, and reads of everybody, to the batch thread, byte by byte. Everything else is done there: token, limits,
 * contract, handler. While that thread is not there the request goes on here, and so does work for few people (decision 1050).
 */
export function forwardBatch(
  { batches }: ApiServices,
  inFlight: InFlightRequests,
  route: Route,
): readonly RequestHandler[] {
  if (batches === undefined || route.weight === undefined) return [];
  const most = typeof route.weight === 'object' ? route.weight.above : FEW;
  const few: Few = { most, known: new LRUCache({ max: 10_000, ttl: 60_000 }) };
  return [
    async (req, response, next) => {
      if (!isHeavy(route, req) && !isOfEverybody(route, req)) {
        next();
        return;
      }
      const socketPath = batches.socketPath();
      const res = response as ApiResponse;
      const isRead = !isHeavy(route, req);
      // Only reads of large companies start the thread; how long a run took is known afterwards.
      const isHere = (socketPath === undefined && !isRead) || (await isForFew(batches, few, req));
      if (!isHere && socketPath !== undefined) {
        if (isRead) res.once('close', inFlight.forwarded());
        forward(req, res, socketPath, batches);
        return;
      }
      const began = performance.now();
      res.once('close', () => {
        const isLong = isRead ? !isHere : hasLongBody(req) || performance.now() - began > LONG_MS;
        // What is refused is no work: nobody starts a thread without a token.
        if (isLong && res.statusCode < 400) batches.start();
      });
      next();
    },
  ];
}

/** Whether a company has few people, by its id. One that grows within a minute has one more run done here. */
interface Few {
  readonly most: number;
  readonly known: LRUCache<number, boolean>;
}

/** A long body may be for more people than the company has. Where the size cannot be read, the request is handed on. */
async function isForFew(batches: BatchThread, { most, known }: Few, req: Request): Promise<boolean> {
  const companyId = Number(req.params['company_id']);
  if (hasLongBody(req) || !Number.isSafeInteger(companyId)) return false;
  const isKnown = known.get(companyId);
  if (isKnown !== undefined) return isKnown;
  const found = await batches.isForFew(companyId, most).catch(() => false);
  known.set(companyId, found);
  return found;
}

function forward(req: Request, res: ApiResponse, socketPath: string, batches: BatchThread): void {
  const { requestId, ip } = res.locals;
  res.locals.isForwarded = true;
  const forwarded = { 'x-request-id': requestId, 'x-forwarded-for': ip, 'x-forwarded-proto': req.protocol };
  // One connection for each request: one that was kept could end just now, and the work with it. Nor is it closed by the side that
  // answers: a refusal may come before the body was sent, and would be lost with the connection.
  const agent = new Agent({ keepAlive: true });
  const outgoing = request({
    socketPath,
    agent,
    method: req.method,
    path: req.originalUrl,
    headers: { ...endToEnd(req.headers), ...forwarded },
  });
  outgoing.once('response', (answer) => {
    res.writeHead(answer.statusCode!, { ...endToEnd(answer.headers) });
    // Whichever of the two ends early ends the other.
    pipeline(answer, res, () => undefined);
  });
  outgoing.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT' || code === 'ECONNREFUSED') batches.discard();
    if (res.headersSent || res.destroyed) res.destroy();
    else refuse(req, res, lost);
  });
  // Whoever has gone away does not need the answer; what was committed by then stays.
  res.once('close', () => {
    if (!res.writableFinished) outgoing.destroy();
    agent.destroy();
    req.unpipe(outgoing);
    // The answer may have come before the whole body; what is left of it stands before the connection's next request.
    if (res.writableFinished && !req.complete) drain(req);
  });
  req.pipe(outgoing);
}

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && name !== 'x-forwarded-host'),
  );
}
