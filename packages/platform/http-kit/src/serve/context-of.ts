import type { Request } from 'express';
import type { RequestContext } from '../route';
import type { Principal } from '../security';
import { accepts } from './accepts';
import type { ApiServices } from './api-services';
import { sentForm } from './problem-page';
import type { ApiResponse } from './request-state';

/** What a handler may know about the request beside its parsed contract. */
export function contextOf({ log }: ApiServices, req: Request, res: ApiResponse): RequestContext {
  const { requestId, now, ip, principal, visit } = res.locals;
  let gone: AbortController | undefined;
  return {
    requestId,
    now,
    ip,
    principal: principal as Principal,
    visit: visit as undefined,
    method: req.method,
    url: req.url,
    accepts: (mediaTypes) => accepts(req, mediaTypes),
    header(name) {
      const value = req.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    sentForm: () => sentForm(req),
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
