import OAuth2Server, { InvalidRequestError, InvalidTokenError } from 'oauth2-server';
import type { Bearer } from '@anz-payroll/accounts';
import { permissionsWithin, type Authenticator, type Principal } from '@anz-payroll/http-kit/security';

/** The resource server: reads a bearer token through the same library that issues them. */
export function bearerAuthenticator(server: OAuth2Server): Authenticator {
  return {
    authenticate: async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      try {
        const request = new OAuth2Server.Request({ headers, method: 'GET', query: {} });
        const found = await server.authenticate(request, new OAuth2Server.Response());
        return { ok: true, principal: toPrincipal(found.user as Bearer) };
      } catch (error) {
        if (error instanceof InvalidTokenError) {
          return { ok: false, reason: error.message === 'expired' ? 'expired' : 'unknown' };
        }
        if (error instanceof InvalidRequestError) return { ok: false, reason: 'unknown' };
        throw innerError(error);
      }
    },
  };
}

function toPrincipal(bearer: Bearer): Principal {
  const { customerId, userId, isOwner, permissions, departments, clientId, scopes, companyIds } = bearer;
  const { isApiAdmin, isReseller, hasActiveSubscription } = bearer;
  const kind = clientId === null ? 'operator' : 'user';
  return {
    kind,
    customerId,
    userId,
    isOwner,
    permissions: permissionsWithin(scopes, permissions),
    departments,
    clientId,
    scopes,
    companyIds,
    isApiAdmin,
    isReseller,
    hasActiveSubscription,
  };
}

/** The library wraps what it does not know, such as a database that is away; the cause is what the caller needs. */
export function innerError(error: unknown): unknown {
  return error instanceof Error && 'inner' in error && error.inner instanceof Error ? error.inner : error;
}
