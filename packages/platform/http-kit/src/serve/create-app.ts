import express, { type Express, type Request, type Response } from 'express';
import { problem } from '../errors';
import type { ApiServices } from './api-services';
import type { InFlight } from './in-flight';
import { requestIdOf } from './request-id';
import { serveRequest, type ServedRequest } from './serve-request';
import { sendProblem } from './send';
import { clientKeys } from './client-keys';

/** The Express application: one door through which every request goes. */
export function createApp(services: ApiServices, flights: InFlight): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', services.trustedProxies);
  const tokens = clientKeys();
  app.use((req: Request, res: Response) =>
    observed(services, flights, req, res, (requestId, ip) =>
      serveRequest(services, tokens, flights, req, res, requestId, ip),
    ),
  );
  return app;
}

async function observed(
  services: ApiServices,
  flights: InFlight,
  req: Request,
  res: Response,
  serve: (requestId: string, ip: string) => Promise<ServedRequest>,
): Promise<void> {
  const startedAt = process.hrtime.bigint();
  const requestId = requestIdOf(req.headers['x-request-id']);
  if (services.isStopping?.() === true) res.setHeader('Connection', 'close');
  // Express works it out from the headers each time it is asked.
  const ip = req.ip ?? '';
  let served: ServedRequest = { route: 'unmatched' };
  flights.enter();
  services.observer.started();
  res.once('close', () => {
    flights.leave();
    const durationMs = Number(process.hrtime.bigint() - startedAt) / 1e6;
    services.observer.finished({ method: req.method, route: served.route, status: res.statusCode, durationMs });
    services.log.info('request', {
      request_id: requestId,
      method: req.method,
      route: served.route,
      status: res.statusCode,
      duration_ms: Math.round(durationMs * 1000) / 1000,
      ip,
      ...(served.clientKey === undefined ? {} : { client: served.clientKey }),
      ...(res.writableFinished ? {} : { aborted: true }),
    });
  });
  try {
    served = await serve(requestId, ip);
  } catch (error) {
    const known = services.problemOf?.(error);
    if (known === undefined) {
      services.log.error('unexpected failure', { request_id: requestId, method: req.method, error });
    } else {
      services.log.warn('refused by an adapter', { request_id: requestId, method: req.method, problem: known.problem });
    }
    if (res.headersSent) res.destroy();
    else sendProblem(req, res, known ?? problem('internal', 'Internal Server Error'), requestId);
  }
}
