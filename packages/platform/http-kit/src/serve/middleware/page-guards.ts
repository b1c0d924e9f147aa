import express, { type Request, type RequestHandler } from 'express';
import { problem } from '../../errors';
import type { AnyReply, PageSecurity, Route, SentForm } from '../../route';
import type { ApiServices } from '../api-services';
import { contextOf } from '../context-of';
import { countClient } from './admit-client';
import { sentForm } from '../problem-page';
import { limitHeaders, refuse } from '../refuse';
import type { ApiResponse } from '../request-state';
import { sendReply } from '../send';

/** A page behind a sign-in lets nobody in who may not be there, before any of its own code runs. */
export function requireSession(services: ApiServices, route: Route): readonly RequestHandler[] {
  const { auth } = route;
  if (auth.kind !== 'session') return [];
  const pages = securityFor(services, route);
  return [
    async (req, response, next) => {
      const res = response as ApiResponse;
      const admitted = await pages.admit({ ...route, auth }, contextOf(services, req, res), res.locals.params);
      if ('visit' in admitted) {
        res.locals.clientKey = admitted.clientKey;
        const limited = await countClient(services, route, admitted.clientKey, res.locals);
        if (limited !== undefined) {
          refuse(req, res, limited);
          return;
        }
        res.locals.visit = admitted.visit;
        next();
      } else if (auth.refusal === 'not-found') refuse(req, res, problem('not-found'));
      else {
        const sent = admitted.keepForm === undefined ? undefined : await formOf(route, req, res);
        send(services, route, res, sent === undefined ? admitted.reply : (admitted.keepForm?.(sent) ?? admitted.reply));
      }
    },
  ];
}

/** Whoever is not let in makes the service read no more than a form that somebody typed. */
const MOST_KEPT_BYTES = 65_536;

/** What was sent to a page by somebody who is not let in. */
async function formOf({ request: { body } }: Route, req: Request, res: ApiResponse): Promise<SentForm | undefined> {
  if (body?.kind !== 'form' || !body.isPageForm) return undefined;
  const limit = Math.min(body.maxBytes ?? MOST_KEPT_BYTES, MOST_KEPT_BYTES);
  const read = express.raw({ type: 'application/x-www-form-urlencoded', limit });
  const isRead = await new Promise<boolean>((resolve) => {
    read(req, res, (error?: unknown) => resolve(error === undefined || error === null));
  });
  return isRead && Buffer.isBuffer(req.body) ? sentForm(req) : undefined;
}

/** The form of a page must come from a page of this service. */
export function requireCsrfToken(services: ApiServices, route: Route): readonly RequestHandler[] {
  const { body } = route.request;
  if (body?.kind !== 'form' || !body.isPageForm) return [];
  const pages = securityFor(services, route);
  return [
    (req, response, next) => {
      const res = response as ApiResponse;
      const { csrf_token: token } = res.locals.body as { readonly csrf_token?: string };
      const reply = pages.refuseForm(contextOf(services, req, res), token, () => sentForm(req));
      if (reply === undefined) next();
      else send(services, route, res, reply);
    },
  ];
}

/** A service that cannot check its pages does not start. */
function securityFor({ pageSecurity }: ApiServices, { operation }: Route): PageSecurity {
  if (pageSecurity === undefined) throw new TypeError(`${operation} is a page that is protected; give pageSecurity`);
  return pageSecurity;
}

function send(services: ApiServices, route: Route, res: ApiResponse, reply: AnyReply): void {
  services.inspectReply?.(route, reply);
  sendReply(res, res.locals.requestId, reply, limitHeaders(res));
}
