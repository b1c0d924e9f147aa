import type { AccountsDependencies } from './accounts-dependencies';
import type { OAuthClient } from '../domain/oauth-client';

/**
 * The client behind an identifier and a secret, or nothing. A confidential client must send its secret and a public
 * one must not; an unknown identifier costs the same comparison as a wrong secret.
 */
export function authenticateClient(deps: Pick<AccountsDependencies, 'reading' | 'secrets'>) {
  return async (clientId: string, secret: string | null): Promise<OAuthClient | undefined> => {
    const client = await deps.reading.run((stores) => stores.clients.findByClientId(clientId));
    const isSecretRight = deps.secrets.equal(deps.secrets.digest(secret ?? ''), client?.secretHash ?? '');
    if (client === undefined || client.revokedAt !== null) return undefined;
    if (client.isPublic) return secret === null ? client : undefined;
    return secret !== null && isSecretRight ? client : undefined;
  };
}
