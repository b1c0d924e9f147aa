import type { Request } from 'express';
import type { Problem } from '../errors';
import type { AnyReply, PageSecurity } from '../route';
import { accepts } from './accepts';

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
  return draw !== undefined && asksForPage(req) ? draw({ status, requestId, faults }) : undefined;
}
