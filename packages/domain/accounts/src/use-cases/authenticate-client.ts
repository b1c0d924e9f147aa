import type { AccountsDependencies } from './accounts-dependencies';
import type { OAuthClient } from '../domain/oauth-client';
import { provesItself } from './proves-itself';

const nobody = { isPublic: false, secretHash: null };

/** The client behind an identifier and a secret, or nothing. An unknown identifier costs the same as a wrong secret. */
export function authenticateClient(deps: Pick<AccountsDependencies, 'reading' | 'secrets'>) {
  return async (clientId: string, secret: string | null): Promise<OAuthClient | undefined> => {
    const client = await deps.reading.run((stores) => stores.clients.findByClientId(clientId));
    const isProven = provesItself(deps.secrets, client ?? nobody, secret);
    return isProven && client?.revokedAt === null ? client : undefined;
  };
}
