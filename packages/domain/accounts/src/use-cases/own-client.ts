import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import { isMachineClient, type OAuthClient } from '../domain/oauth-client';
import type { OAuthClients } from '../ports/account-stores';

/** The application, when this customer owns it and it is not revoked; another owner's, or a key, is not there. */
export async function ownClient(
  stores: { readonly clients: OAuthClients },
  customerId: number,
  clientId: string,
): Promise<Result<OAuthClient, AccountsRefusal>> {
  const client = await stores.clients.findByClientId(clientId);
  return client === undefined ||
    client.customerId !== customerId ||
    client.revokedAt !== null ||
    isMachineClient(client)
    ? refused({ code: 'client/unknown', message: 'There is no such application.' })
    : accepted(client);
}
