import type { Request } from 'express';
import type { HeaderValues, Route } from '../../route';
import type { RegisteredOrigins } from '../../security';
import type { ApiServices } from '../api-services';
import type { ApiResponse } from '../request-state';
import type { Step } from '../step';

/** Whether pages of another origin may read the answers: reads with a token, and routes that say so. */
function isReadAcrossOrigins({ auth, method, crossOrigin }: Route): boolean {
  return crossOrigin !== undefined || (auth.kind === 'bearer' && method === 'GET');
}

/** What a browser may send with a request, and which headers of the answer its scripts may read. */
const sendable = 'Authorization, Content-Type, If-None-Match, X-Request-Id';
const readable = 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id';

/**
 * Lets pages of a registered origin read the answer. Cookies are never part of it: a page of another origin has only the
 * token that its own customer gave it. @law Fetch Standard, 3.2
 */
export function allowOrigin({ origins }: ApiServices, route: Route): Step | undefined {
  if (origins === undefined || !isReadAcrossOrigins(route)) return undefined;
  return (req, res) => {
    const { origin } = req.headers;
    // Shared caches may keep these answers, so that they must keep those of each origin apart.
    if (origin !== undefined || route.crossOrigin === 'everyone') res.setHeader('Vary', 'Origin');
    return origin === undefined ? undefined : letRead(origins, origin, res);
  };
}

async function letRead(origins: RegisteredOrigins, origin: string, res: ApiResponse): Promise<undefined> {
  const applications = await origins.applicationsOf(origin);
  if (applications.length === 0) return;
  res.locals.crossOriginApplications = applications;
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Expose-Headers', readable);
}

/** Once it is known which application asks, the origin must be one of its own. */
export function ownOriginOnly(clientIdOf: (res: ApiResponse) => string | null | undefined): Step {
  return (_req, res) => {
    const applications = res.locals.crossOriginApplications;
    if (applications === undefined) return undefined;
    const clientId = clientIdOf(res);
    if (typeof clientId !== 'string' || !applications.includes(clientId)) {
      res.removeHeader('Access-Control-Allow-Origin');
      res.removeHeader('Access-Control-Expose-Headers');
    }
    return undefined;
  };
}

/** The headers that answer a preflight request; undefined when it is none, or the page may not ask. */
export async function preflightHeaders(
  { origins }: ApiServices,
  routes: readonly Route[],
  req: Request,
): Promise<HeaderValues | undefined> {
  const { origin, 'access-control-request-method': asked } = req.headers;
  const methods = routes.filter(isReadAcrossOrigins).map(({ method }) => method);
  if (origins === undefined || origin === undefined || asked === undefined || methods.length === 0) return undefined;
  if ((await origins.applicationsOf(origin)).length === 0) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': sendable,
    'Access-Control-Max-Age': '600',
  };
}
