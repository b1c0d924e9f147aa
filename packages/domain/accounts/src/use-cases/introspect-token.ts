import type { AccountsDependencies } from './accounts-dependencies';
import type { OAuthClient } from '../domain/oauth-client';
import type { Scope } from '../domain/scope';

export interface ActiveToken {
  readonly kind: 'access_token' | 'refresh_token';
  readonly scopes: readonly Scope[];
  readonly userId: number | null;
  readonly customerId: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** What a token of this client means right now; undefined for any other token, without saying why. @law RFC 7662 2.2 */
export function introspectToken(deps: Pick<AccountsDependencies, 'reading' | 'clock' | 'secrets'>) {
  return async (client: OAuthClient, token: string): Promise<ActiveToken | undefined> => {
    const hash = deps.secrets.digest(token);
    return deps.reading.run(async (stores) => {
      const now = deps.clock.now();
      const access = await stores.tokens.findAccess(hash);
      const found = access ?? (await stores.tokens.findByRefresh(hash));
      if (found === undefined || found.clientRecordId !== client.id) return undefined;
      if (found.isRevoked || found.expiresAt <= now) return undefined;
      if ('usedAt' in found && found.usedAt !== null) return undefined;
      if ('user' in found && found.user?.isActive === false) return undefined;
      const { scopes, customerId, issuedAt, expiresAt } = found;
      const userId = 'user' in found ? (found.user?.id ?? null) : found.userId;
      return {
        kind: 'user' in found ? 'access_token' : 'refresh_token',
        scopes,
        userId,
        customerId,
        issuedAt,
        expiresAt,
      };
    });
  };
}
