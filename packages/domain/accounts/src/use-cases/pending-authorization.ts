import type { AuthorizationRequest } from '../domain/authorization-request';
import type { OAuthClient } from '../domain/oauth-client';
import type { AccountStores } from '../ports/account-stores';

/** The request, when it waits for this session's answer and its client still exists. */
export async function pendingAuthorization(
  stores: Pick<AccountStores, 'authorizationRequests' | 'clients'>,
  hash: string,
  sessionId: number,
  now: number,
): Promise<{ readonly request: AuthorizationRequest; readonly client: OAuthClient } | undefined> {
  const request = await stores.authorizationRequests.find(hash);
  if (request === undefined || request.sessionId !== sessionId) return undefined;
  if (request.usedAt !== null || request.expiresAt <= now) return undefined;
  const client = await stores.clients.find(request.clientRecordId);
  if (client === undefined || client.revokedAt !== null || !client.redirectUris.includes(request.redirectUri)) {
    return undefined;
  }
  return { request, client };
}
