import type { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { addressKey, roundRobinQueue, type OverloadGuard } from '../limits';
import type { InFlightRequests } from './in-flight-requests';
import { bearerTokenOf } from './middleware/authorise';
import type { ClientKeys } from './middleware/client-keys';

/** Requests that were read and wait to be taken up, because the process has no idle moment. */
export interface RequestQueue {
  /** Whether a light request that comes now has to wait. */
  mustWait(): boolean;
  /** Whether the client of this request has fewer waiting than its equal part of all that may. */
  hasPartLeft(req: Request): boolean;
  enter(req: Request, res: Response, afterWaiting: AfterWaiting): void;
}

export interface AfterWaiting {
  takeUp(): void;
  /** It has waited for too long. */
  refuse(): void;
}

interface Waiter extends AfterWaiting {
  readonly since: number;
  readonly leave: () => void;
}

const WAIT_MS = 5_000;
const LOOKED_AFTER_EVERY_MS = 100;

/**
 * A client that waits for its answer before it asks again comes back at once when it is refused, and refusals would take the
 * processor from the work. So a busy process lets requests wait before it spends anything on them, and takes them up by
 * clients in turn: whoever sends hundreds at a time waits behind its own, not the others behind them.
 */
export function requestQueue(overload: OverloadGuard, inFlight: InFlightRequests, tokens: ClientKeys): RequestQueue {
  const waiting = roundRobinQueue<Waiter>();
  let timer: NodeJS.Timeout | undefined;
  const anyKey = () => true;

  const admitNext = (): void => {
    while (waiting.size > 0 && inFlight.atWork < overload.atWorkAtMost()) {
      const next = waiting.next(anyKey)!;
      next.leave();
      next.takeUp();
    }
  };
  inFlight.onEnded(admitNext);
  const lookAfter = (): void => {
    // A process that is no longer busy has places, even while none of those at work ends.
    admitNext();
    const begin = performance.now() - WAIT_MS;
    for (const waiter of waiting.all()) {
      if (waiter.since > begin) continue;
      waiter.leave();
      waiter.refuse();
    }
  };
  /** Whoever is refused asks again, mostly on the same connection and with the same token. */
  const known = new WeakMap<Socket, { readonly authorization: string | undefined; readonly key: string }>();
  const keyOf = (req: Request): string => {
    const { authorization, 'x-forwarded-for': forwarded } = req.headers;
    const before = known.get(req.socket);
    if (before !== undefined && before.authorization === authorization && forwarded === undefined) return before.key;
    const token = bearerTokenOf(authorization);
    const key = (token && tokens.recall(token)) ?? `ip:${addressKey(req.ip ?? '')}`;
    known.set(req.socket, { authorization, key });
    return key;
  };

  return {
    mustWait: () => waiting.size > 0 || inFlight.atWork >= overload.atWorkAtMost(),
    hasPartLeft: (req) => {
      if (waiting.size === 0) return false;
      const key = keyOf(req);
      const own = waiting.waitingOf(key);
      const clients = own === 0 ? waiting.keys + 1 : waiting.keys;
      return (own + 1) * clients <= overload.mostInFlight - inFlight.atWork;
    },
    enter: (req, res, afterWaiting) => {
      const key = keyOf(req);
      let hasLeft = false;
      const waiter: Waiter = {
        ...afterWaiting,
        since: performance.now(),
        leave: () => {
          if (hasLeft) return;
          hasLeft = true;
          res.off('close', waiter.leave);
          waiting.remove(key, waiter);
          inFlight.dequeued();
          if (waiting.size === 0) clearInterval(timer);
        },
      };
      waiting.add(key, waiter);
      inFlight.queued();
      // The client has gone.
      res.once('close', waiter.leave);
      if (waiting.size === 1) timer = setInterval(lookAfter, LOOKED_AFTER_EVERY_MS).unref();
    },
  };
}
