import type { Request } from 'express';
import type { Problem } from '../errors';
import type { AnyReply, PageSecurity, Route, SentForm } from '../route';
import { accepts } from './accepts';
import { pathOf, queryOf } from './read-target';

/** Where the application keeps what draws a problem for a browser. */
export const PROBLEM_PAGE = 'problemPage';

/**
 * Whoever looks with a browser, and at a page. The API, and whoever takes anything, get the usual shape; but the form of a page
 * is answered by a page, also where it is sent by hand, unless its route answers scripts.
 */
export function asksForPage(req: Request, route?: Route): boolean {
  if (/^\/(?:api|oauth|\.well-known)(?:\/|$)/.test(req.path)) return false;
  const answersScripts = route?.auth.kind === 'session' && route.auth.refusal === 'not-found';
  const isForm = !answersScripts && typeof req.is('application/x-www-form-urlencoded') === 'string';
  const shapes = ['application/json', 'text/html'];
  return accepts(req, isForm ? shapes.toReversed() : shapes) === 'text/html';
}

export function problemPage(
  req: Request,
  status: number,
  requestId: string,
  { detail, faults = [] }: Pick<Problem, 'detail' | 'faults'>,
  route: Route | undefined,
): AnyReply | undefined {
  const draw = req.app.locals[PROBLEM_PAGE] as PageSecurity['problemPage'];
  return draw !== undefined && asksForPage(req, route)
    ? draw({ status, requestId, detail, faults, sent: sentForm(req) })
    : undefined;
}

/** What a browser sent, before any contract reads it. */
export function sentForm(req: Request): SentForm {
  const isPost = req.method === 'POST';
  const body: unknown = req.body;
  const text = isPost ? (Buffer.isBuffer(body) ? body.toString('utf8') : '') : queryOf(req.originalUrl);
  return { action: pathOf(req.originalUrl), method: isPost ? 'post' : 'get', fields: [...new URLSearchParams(text)] };
}
