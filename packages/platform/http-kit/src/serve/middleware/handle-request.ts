import type { Request, RequestHandler } from 'express';
import { withRequestId } from '../../logging';
import { isProblem } from '../../errors';
import type { RequestContext, Route } from '../../route';
import type { Principal } from '../../security';
import type { ApiServices } from '../api-services';
import { accepts } from '../accepts';
import { limitHeaders, refuse } from '../refuse';
import type { ApiResponse } from '../request-state';
import { sendReply } from '../send';

/** The route's own work, and its answer. */
export function handleRequest(services: ApiServices, route: Route): RequestHandler {
  return async (req, response) => {
    const res = response as ApiResponse;
    const { params, query, headers, body, requestId } = res.locals;
    const handle = () =>
      route.handle({ params, query, headers, body, context: contextOf(services, req, res) } as Parameters<
        Route['handle']
      >[0]);
    const answer = await (logsOnTheWay(route) ? withRequestId(requestId, handle) : handle());
    if (isProblem(answer)) {
      refuse(req, res, answer);
      return;
    }
    const declared = route.responses[answer.status];
    const reply = declared?.kind === 'open-json' ? { ...answer, mediaType: declared.mediaType } : answer;
    services.inspectReply?.(route, reply);
    sendReply(res, requestId, reply, limitHeaders(res));
  };
}

/** Reads and tokens pass through nothing that logs, and what keeps the id at hand would cost them an eighth of their time. */
function logsOnTheWay({ method, foreignErrors, asksOthers }: Route): boolean {
  return asksOthers === true || (method !== 'GET' && foreignErrors === undefined);
}

function contextOf({ log }: ApiServices, req: Request, res: ApiResponse): RequestContext {
  const { requestId, now, ip, principal } = res.locals;
  let gone: AbortController | undefined;
  return {
    requestId,
    now,
    ip,
    principal: principal as Principal,
    method: req.method,
    url: req.url,
    accepts: (mediaTypes) => accepts(req, mediaTypes),
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
function abortedWhenGone(res: ApiResponse): AbortController {
  const gone = new AbortController();
  if (res.closed && !res.writableFinished) gone.abort();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  return gone;
}
