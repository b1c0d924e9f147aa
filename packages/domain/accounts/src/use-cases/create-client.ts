import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { checkClientDetails } from '../domain/check-client-details';
import type { OAuthClient } from '../domain/oauth-client';
import { recordAudit } from './record-audit';

export interface CreateClient {
  /** The API admin that will own it. */
  readonly customerId: number;
  readonly name: string;
  readonly redirectUris: readonly string[];
  /** An app that cannot keep a secret; it gets none and must use PKCE. */
  readonly isPublic?: boolean;
}

/** The secret exists in the clear only in this answer. */
export interface ClientWithSecret {
  readonly client: OAuthClient;
  readonly secret: string | null;
}

export function createClient(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (command: CreateClient, actor: Actor): Promise<Result<ClientWithSecret, AccountsRefusal>> => {
    const details = checkClientDetails(command.name, command.redirectUris);
    if (!details.ok) return details;
    const isPublic = command.isPublic ?? false;
    const clientId = deps.secrets.random().slice(0, 22);
    const secret = isPublic ? null : deps.secrets.random();
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const owner = await stores.customers.find(command.customerId);
      if (owner?.isApiAdmin !== true) {
        return refused({
          code: 'customer/not-api-admin',
          message: `Customer ${command.customerId} is not an API admin, so it cannot own applications.`,
        });
      }
      const client = await stores.clients.add({
        clientId,
        customerId: owner.id,
        ...details.value,
        isPublic,
        secretHash: secret === null ? null : deps.secrets.digest(secret),
        endsAt: null,
        lastUsedAt: null,
        createdAt: now,
        revokedAt: null,
      });
      await recordAudit(stores, { ...actor, customerId: owner.id }, now, {
        action: 'client.create',
        recordType: 'client',
        recordId: clientId,
      });
      return accepted({ client, secret });
    });
  };
}
