import type { AccountsDependencies } from './accounts-dependencies';
import type { OAuthClient } from '../domain/oauth-client';

/** The client with this public identifier, unless it was revoked. It proves nothing about who asks. */
export function findClient(deps: Pick<AccountsDependencies, 'reading'>) {
  return async (clientId: string): Promise<OAuthClient | undefined> => {
    const client = await deps.reading.run((stores) => stores.clients.findByClientId(clientId));
    return client?.revokedAt === null ? client : undefined;
  };
}
