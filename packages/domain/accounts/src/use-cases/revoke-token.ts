import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { OAuthClient } from '../domain/oauth-client';
import { oauthRefusal, type OAuthRefusal } from '../domain/oauth-refusal';
import { recordAudit } from './record-audit';

export interface RevokeToken {
  readonly client: OAuthClient;
  readonly token: string;
  readonly requestId: string;
}

/**
 * A refresh token ends its whole family, an access token only itself. An unknown token is no error: it is as dead as
 * the client wants it. @law RFC 7009 2.1 and 2.2
 */
export function revokeToken(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async ({ client, token, requestId }: RevokeToken): Promise<Result<null, OAuthRefusal>> => {
    const hash = deps.secrets.digest(token);
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const refresh = await stores.tokens.findByRefresh(hash);
      const access = refresh === undefined ? await stores.tokens.findAccess(hash) : undefined;
      const found = refresh ?? access;
      if (found === undefined) return accepted(null);
      if (found.clientRecordId !== client.id) {
        return refused(oauthRefusal('invalid_request', 'The token was not issued to this application.'));
      }
      if (refresh === undefined) {
        await stores.tokens.revokeAccess(hash, now);
        return accepted(null);
      }
      if (await stores.grants.revoke(refresh.grantId, now, 'client-request')) {
        const { customerId, userId } = refresh;
        await recordAudit(stores, { customerId, userId, clientId: client.clientId, requestId }, now, {
          action: 'connection.revoke',
          recordType: 'connection',
          recordId: String(refresh.grantId),
        });
      }
      return accepted(null);
    });
  };
}
