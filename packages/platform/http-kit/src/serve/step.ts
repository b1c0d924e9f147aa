import type { NextFunction, Request, RequestHandler } from 'express';
import type { Problem } from '../errors';
import { refuse } from './refuse';
import type { ApiResponse } from './request-state';

/** One thing that a request must pass: a problem refuses it, nothing lets it on. */
export type Step = (req: Request, res: ApiResponse) => Problem | undefined | Promise<Problem | undefined>;

/** A step as Express middleware. Steps that need not wait go on at once. */
export function middleware(step: Step): RequestHandler {
  return (req, response, next) => {
    const res = response as ApiResponse;
    const judged = step(req, res);
    if (judged instanceof Promise) judged.then((refusal) => goOn(req, res, next, refusal)).catch(next);
    else goOn(req, res, next, judged);
  };
}

function goOn(req: Request, res: ApiResponse, next: NextFunction, refusal: Problem | undefined): void {
  if (refusal === undefined) next();
  else refuse(req, res, refusal);
}
