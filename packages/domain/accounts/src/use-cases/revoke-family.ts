import type { AccountsDependencies } from './accounts-dependencies';
import type { Actor } from '../domain/actor';
import type { Grant } from '../domain/grant';
import type { AccountStores } from '../ports/account-stores';
import { recordAudit } from './record-audit';

/**
 * A code or refresh token came twice: one of the two holders is not the client. Neither can be told from the other, so
 * every token of the grant ends, without a grace period. @law RFC 9700 4.14.2, RFC 6749 4.1.2
 */
export async function revokeFamily(
  stores: AccountStores,
  deps: Pick<AccountsDependencies, 'secrets'>,
  grant: Pick<Grant, 'id' | 'customerId' | 'userId'>,
  by: { readonly clientId: string; readonly requestId: string },
  now: number,
): Promise<void> {
  if (!(await stores.grants.revoke(grant.id, now, 'reuse'))) return;
  const actor: Actor = { customerId: grant.customerId, userId: grant.userId, ...by };
  await recordAudit(stores, actor, now, {
    action: 'connection.revoke-after-reuse',
    recordType: 'connection',
    recordId: String(grant.id),
  });
}
