import type { RequestHandler } from 'express';
import { withRequestId } from '../../logging';
import { isProblem } from '../../errors';
import type { Route } from '../../route';
import type { ApiServices } from '../api-services';
import { contextOf } from '../context-of';
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
