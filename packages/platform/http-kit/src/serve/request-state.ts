import type { RequestSpan } from '@anz-payroll/kernel';
import type { Response } from 'express';
import type { Counted } from '../limits';
import type { HeavyTurn } from './middleware/admit-heavy';
import type { Principal } from '../security';
import type { Route } from '../route';

/** What the middleware has found out about a request so far; Express carries it as `res.locals`. */
export interface RequestState {
  requestId: string;
  /** Epoch milliseconds at which the request was taken up. */
  now: number;
  ip: string;
  /** The declared route; undefined where none fits. */
  route: Route | undefined;
  /** Where the request is traced. */
  span: RequestSpan | undefined;
  /** The turn of a heavy request. */
  turn: HeavyTurn | undefined;
  /** The quotas that the request was counted against. */
  counted: Counted[];
  clientKey: string | undefined;
  principal: Principal | null;
  /** Who is signed in, on a page that asks for it. */
  visit: object | undefined;
  params: object | undefined;
  query: object | undefined;
  headers: object | undefined;
  body: unknown;
  /** Done by the batch thread, which writes the access line. */
  isForwarded?: boolean;
  /** Applications whose pages may read the answer, where a page of another origin asks. */
  crossOriginApplications?: readonly string[];
}

export type ApiResponse = Response<unknown, RequestState>;
