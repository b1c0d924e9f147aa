import type { Request } from 'express';
import type { Route } from '../../route';
import type { ApiServices } from '../api-services';
import type { InFlightRequests } from '../in-flight-requests';
import { requestIdOf } from '../request-id';
import type { ApiResponse, RequestState } from '../request-state';
import type { Step } from '../step';
import { isHeavy } from './is-heavy';

/** When the head of a request had been read: waiting to be taken up is part of its duration. */
export interface Received {
  readonly receivedAt: number;
}

/** Takes a request up: its id, its place among those in flight, and at its end the access line and the metrics. */
export function observeRequest(services: ApiServices, inFlight: InFlightRequests, route?: Route): Step {
  return (req, res) => {
    const { receivedAt } = req as Request & Received;
    const heavy = route !== undefined && isHeavy(route, req);
    const state: RequestState = {
      requestId: requestIdOf(req.headers['x-request-id']),
      now: services.clock.now(),
      // Express works it out from the headers each time it is asked.
      ip: req.ip ?? '',
      route,
      span: services.tracer?.request({
        method: req.method,
        route: route?.path,
        traceparent: traceparentOf(req),
      }),
      turn: undefined,
      counted: [],
      clientKey: undefined,
      principal: null,
      visit: undefined,
      params: undefined,
      query: undefined,
      headers: undefined,
      body: undefined,
    };
    res.locals = state;
    if (services.isStopping?.() === true) res.setHeader('Connection', 'close');
    inFlight.started(heavy);
    res.once('close', () => {
      inFlight.ended(heavy);
      res.locals.span?.end(res.statusCode);
      note(services, req, res, performance.now() - receivedAt);
    });
    return undefined;
  };
}

function note({ observer, log }: ApiServices, req: Request, res: ApiResponse, durationMs: number): void {
  const { requestId, ip, route, clientKey, isForwarded } = res.locals;
  const label = route?.path ?? 'unmatched';
  observer.finished({ method: req.method, route: label, status: res.statusCode, durationMs });
  if (isForwarded === true) return;
  log.info('request', {
    request_id: requestId,
    method: req.method,
    route: label,
    status: res.statusCode,
    duration_ms: Math.round(durationMs * 1000) / 1000,
    ip,
    ...(clientKey === undefined ? {} : { client: clientKey }),
    ...(res.writableFinished ? {} : { aborted: true }),
  });
}

function traceparentOf({ headers: { traceparent } }: Request): string | undefined {
  return typeof traceparent === 'string' ? traceparent : undefined;
}
