import type { NextFunction, Request, RequestHandler } from 'express';
import type { Problem } from '../errors';
import { refuse } from './refuse';
import type { ApiResponse } from './request-state';

/** One thing that a request must pass: a problem refuses it, nothing lets it on. */
export type Step = (req: Request, res: ApiResponse) => Problem | undefined | Promise<Problem | undefined>;

/** Steps, one after the other, as one Express middleware. Steps that need not wait go on at once. */
export function middleware(...steps: readonly Step[]): RequestHandler {
  return (req, response, next) => pass(steps, 0, req, response as ApiResponse, next);
}

function pass(steps: readonly Step[], from: number, req: Request, res: ApiResponse, next: NextFunction): void {
  for (let at = from; at < steps.length; at++) {
    const judged = steps[at]!(req, res);
    if (judged instanceof Promise) {
      judged
        .then((refusal) => {
          if (refusal === undefined) pass(steps, at + 1, req, res, next);
          else refuse(req, res, refusal);
        })
        .catch(next);
      return;
    }
    if (judged !== undefined) {
      refuse(req, res, judged);
      return;
    }
  }
  next();
}
