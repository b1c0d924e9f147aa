import type { Request } from 'express';
import type { Problem } from '../errors';
import type { AnyReply, PageSecurity, SentForm } from '../route';
import { accepts } from './accepts';
import { pathOf, queryOf } from './read-target';

/** Where the application keeps what draws a problem for a browser. */
export const PROBLEM_PAGE = 'problemPage';

/** Whoever looks with a browser, and at a page: the API and whoever takes anything get the usual shape. */
export function asksForPage(req: Request): boolean {
  return (
    !/^\/(?:api|oauth|\.well-known)(?:\/|$)/.test(req.path) &&
    accepts(req, ['application/json', 'text/html']) === 'text/html'
  );
}

export function problemPage(
  req: Request,
  status: number,
  requestId: string,
  faults: Problem['faults'] = [],
): AnyReply | undefined {
  const draw = req.app.locals[PROBLEM_PAGE] as PageSecurity['problemPage'];
  return draw !== undefined && asksForPage(req) ? draw({ status, requestId, faults, sent: sentForm(req) }) : undefined;
}

/** What a browser sent, before any contract reads it. */
export function sentForm(req: Request): SentForm {
  const isPost = req.method === 'POST';
  const body: unknown = req.body;
  const text = isPost ? (Buffer.isBuffer(body) ? body.toString('utf8') : '') : queryOf(req.originalUrl);
  return { action: pathOf(req.originalUrl), method: isPost ? 'post' : 'get', fields: [...new URLSearchParams(text)] };
}
