import type { Request, RequestHandler, Response } from 'express';
import { withRequestId } from '../../logging';
import { isProblem } from '../../errors';
import type { Route } from '../../route';
import type { ApiServices } from '../api-services';
import { contextOf } from '../context-of';
import type { EventLoopTurns } from '../event-loop-turns';
import { jsonInTurns, LONG_LIST } from '../json-in-turns';
import { limitHeaders, refuse } from '../refuse';
import type { ApiResponse } from '../request-state';
import { sendReply } from '../send';

/** The route's own work, and its answer; work that would hold the others up waits for the next turn of the event loop. */
export function handleRequest(services: ApiServices, turns: EventLoopTurns, route: Route): RequestHandler {
  const answerTo = answering(services, turns, route);
  if (route.weight === undefined) return answerTo;
  return async (req, response) => {
    const res = response as ApiResponse;
    const { turn } = res.locals;
    turn?.begin();
    try {
      await answerTo(req, res);
    } finally {
      turn?.end();
    }
  };
}

function answering(services: ApiServices, turns: EventLoopTurns, route: Route) {
  return async (req: Request, response: Response): Promise<void> => {
    const res = response as ApiResponse;
    const { params, query, headers, body, requestId, span } = res.locals;
    const handle = () =>
      route.handle({ params, query, headers, body, context: contextOf(services, req, res) } as Parameters<
        Route['handle']
      >[0]);
    // Health is answered whatever there is to do.
    if (route.guard !== 'none') await turns.next();
    const logged = () => (logsOnTheWay(route) ? withRequestId(requestId, handle) : handle());
    const answer = await (span === undefined ? logged() : span.run(logged));
    if (isProblem(answer)) {
      refuse(req, res, answer);
      return;
    }
    const declared = route.responses[answer.status];
    const reply = declared?.kind === 'open-json' ? { ...answer, mediaType: declared.mediaType } : answer;
    services.inspectReply?.(route, reply);
    const { body: shown } = reply;
    const isLong = Array.isArray(shown) && shown.length > LONG_LIST;
    const sent = isLong ? { ...reply, body: await jsonInTurns(shown, turns) } : reply;
    sendReply(res, requestId, sent, limitHeaders(res));
  };
}

/** Reads and tokens pass through nothing that logs, and what keeps the id at hand would cost them an eighth of their time. */
function logsOnTheWay({ method, protocolErrors, asksOthers }: Route): boolean {
  return asksOthers === true || (method !== 'GET' && protocolErrors === undefined);
}
