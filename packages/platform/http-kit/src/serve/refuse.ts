import type { Request } from 'express';
import { rateLimitHeaders } from '../limits';
import type { Problem } from '../errors';
import type { HeaderValues } from '../route';
import type { ApiResponse } from './request-state';
import { sendProblem, sendReply } from './send';

/** Answers "no", in the protocol's own form where the route declares one. */
export function refuse(req: Request, res: ApiResponse, refusal: Problem): void {
  const { route, requestId } = res.locals;
  const foreign = route?.protocolErrors?.reply(refusal);
  if (foreign === undefined) sendProblem(req, res, refusal, requestId, limitHeaders(res));
  else {
    const headers = { ...refusal.headers, ...foreign.headers };
    sendReply(res, requestId, { ...foreign, headers }, limitHeaders(res));
  }
  if (!req.complete) drain(req);
}

export function limitHeaders({ locals: { counted } }: ApiResponse): HeaderValues {
  return counted.length === 0 ? {} : rateLimitHeaders(counted);
}

/**
 * A refused request may still be sending its body. Reading it to the end lets the client see the answer instead of a
 * reset connection; one that goes on for long is cut.
 */
export function drain(req: Request): void {
  req.resume();
  const cut = setTimeout(() => req.socket.destroy(), 5_000);
  cut.unref();
  req.once('close', () => clearTimeout(cut));
  req.once('end', () => clearTimeout(cut));
}
