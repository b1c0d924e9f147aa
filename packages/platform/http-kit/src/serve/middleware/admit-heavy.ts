import type { RequestHandler } from 'express';
import { problem } from '../../errors';
import type { Route } from '../../route';
import type { ApiServices } from '../api-services';
import { refuse } from '../refuse';
import type { ApiResponse } from '../request-state';
import { isHeavy } from './is-heavy';

/** A heavy request in progress: from its admission to the end of its work, or of its connection before that began. */
export interface HeavyTurn {
  begin(): void;
  end(): void;
}

const tooMany = problem(
  'rate-limited',
  'Too many long requests of this customer are in progress. Try again when one of them has been answered.',
  { 'Retry-After': '5' },
);

/**
 * Of heavy requests a customer has a few in progress, and the customers take turns for what the process can do; light
 * requests pass by. Asked before the body is read: a batch that waits costs no memory.
 */
export function admitHeavy({ heavyRequests }: ApiServices, route: Route): readonly RequestHandler[] {
  if (heavyRequests === undefined || route.weight === undefined) return [];
  return [
    (req, response, next) => {
      const res = response as ApiResponse;
      if (!isHeavy(route, req)) return next();
      const turn = heavyRequests.enter(customerOf(res));
      let hasBegun = false;
      res.locals.turn = {
        begin: () => {
          hasBegun = true;
        },
        end: () => turn.leave(),
      };
      // Work that goes on after its client has gone is still in progress.
      res.once('close', () => {
        if (!hasBegun) turn.leave();
      });
      const goOn = (isAdmitted: boolean): void => {
        if (isAdmitted) next();
        else if (!res.destroyed) refuse(req, res, tooMany);
      };
      if (turn.admitted instanceof Promise) turn.admitted.then(goOn).catch(next);
      else goOn(turn.admitted);
    },
  ];
}

/** Tokens are scoped to one customer, whatever application holds them; on a page, its user belongs to one. */
function customerOf({ locals: { principal, clientKey = '', ip } }: ApiResponse): string {
  if (principal !== null) return `customer:${principal.customerId}`;
  return /^customer:\d+/.exec(clientKey)?.[0] ?? `ip:${ip}`;
}
