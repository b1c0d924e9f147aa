import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import { lifetimes } from '../domain/lifetimes';
import { refusalQuietMs, type KeyRefusal } from '../domain/machine-key';
import { narrowScopes } from '../domain/narrow-scopes';
import { isMachineClient, type OAuthClient } from '../domain/oauth-client';
import { oauthRefusal, type OAuthRefusal } from '../domain/oauth-refusal';
import type { Scope } from '../domain/scope';
import type { AccountStores } from '../ports/account-stores';
import { recordAudit } from './record-audit';

export interface ExchangeMachineKey {
  /** The client as it authenticated. */
  readonly client: OAuthClient;
  /** Fewer scopes than the key has, for this token only. */
  readonly scope: string | undefined;
  readonly requestId: string;
}

/** An access token in the clear: it exists only in the token endpoint's answer. It has no refresh token. */
export interface MachineToken {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  readonly scopes: readonly Scope[];
}

/**
 * An access token for a key, never good for longer than the key. Refusals are in the audit log of the customer.
 * @law RFC 6749 4.4
 */
export function exchangeMachineKey(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async ({ client, scope, requestId }: ExchangeMachineKey): Promise<Result<MachineToken, OAuthRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const [grant] = await stores.grants.ofClients([client.id]);
      if (!isMachineClient(client) || grant === undefined) {
        return refused(oauthRefusal('unauthorized_client', 'Only keys for machines use this grant.'));
      }
      const user = grant.userId === null ? undefined : await stores.users.find(grant.userId);
      const scopes = narrowScopes(grant.scopes, scope);
      const refuse = async (reason: KeyRefusal, refusal: OAuthRefusal) => {
        await noteRefusal(stores, client, reason, requestId, now);
        return refused(refusal);
      };
      if (client.endsAt <= now) return refuse('ended', oauthRefusal('invalid_grant', 'The key has ended.'));
      if (grant.revokedAt !== null || user?.isActive !== true) {
        return refuse('owner-closed', oauthRefusal('invalid_grant', 'The owner of the key may not sign in any more.'));
      }
      if (!scopes.ok) {
        return refuse('scope', oauthRefusal('invalid_scope', 'The scope goes beyond what the key was given.'));
      }
      const accessToken = deps.secrets.random();
      const accessExpiresAt = Math.min(now + lifetimes.accessToken * 1000, client.endsAt);
      await stores.tokens.add({
        grantId: grant.id,
        accessHash: deps.secrets.digest(accessToken),
        accessScopes: scopes.value,
        accessExpiresAt,
        accessRevokedAt: null,
        refreshHash: null,
        refreshExpiresAt: null,
        refreshUsedAt: null,
        createdAt: now,
      });
      await stores.clients.use(client.id, now);
      const expiresInSeconds = Math.floor((accessExpiresAt - now) / 1000);
      return accepted({ accessToken, expiresInSeconds, scopes: scopes.value });
    });
}

/** Notes that a key did not prove itself: its secret was wrong, or it was revoked. Whoever is no key leaves nothing. */
export function noteKeyRefusal(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock'>) {
  return async (clientId: string, requestId: string): Promise<void> =>
    deps.unitOfWork.run(async (stores) => {
      const client = await stores.clients.findByClientId(clientId);
      if (client === undefined || !isMachineClient(client)) return;
      const reason = client.revokedAt === null ? 'secret' : 'revoked';
      await noteRefusal(stores, client, reason, requestId, deps.clock.now());
    });
}

/** One entry an hour for each key and reason, which says how many refusals there were since the one before. */
async function noteRefusal(
  stores: Pick<AccountStores, 'audit' | 'clients'>,
  { id, customerId, clientId }: OAuthClient,
  reason: KeyRefusal,
  requestId: string,
  now: number,
): Promise<void> {
  const refusals = await stores.clients.refuse(id, reason, now, refusalQuietMs);
  if (refusals === undefined) return;
  await recordAudit(stores, { customerId, userId: null, clientId, requestId }, now, {
    action: 'key.refuse',
    recordType: 'key',
    recordId: clientId,
    details: { reason, refusals: String(refusals) },
  });
}
