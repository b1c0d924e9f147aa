import type { AccountsDependencies } from './accounts-dependencies';
import { isMachineClient, type OAuthClient } from '../domain/oauth-client';

/** The applications an API admin owns, without the revoked ones. */
export function listClients(deps: Pick<AccountsDependencies, 'reading'>) {
  return async (customerId: number): Promise<readonly OAuthClient[]> =>
    deps.reading.run(async (stores) =>
      (await stores.clients.ofCustomer(customerId)).filter(
        (client) => client.revokedAt === null && !isMachineClient(client),
      ),
    );
}
