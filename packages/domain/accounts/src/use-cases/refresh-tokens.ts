import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import { narrowScopes } from '../domain/narrow-scopes';
import type { OAuthClient } from '../domain/oauth-client';
import { oauthRefusal, type OAuthRefusal } from '../domain/oauth-refusal';
import { issueTokens, type IssuedTokens } from './issued-tokens';
import { revokeFamily } from './revoke-family';
import { rotateGoodTokens } from './rotate-good-tokens';

export interface RefreshTokens {
  /** The client as it authenticated. */
  readonly client: OAuthClient;
  readonly refreshToken: string;
  /** Sent by clients of the specification; when present it must be one that the client registered. */
  readonly redirectUri: string | undefined;
  /** Fewer scopes than were granted, for this access token only. */
  readonly scope: string | undefined;
  readonly requestId: string;
}

type Deps = Pick<AccountsDependencies, 'unitOfWork' | 'reading' | 'batchedWrites' | 'clock' | 'secrets'>;

/**
 * Rotates: the refresh token is spent by a conditional update and a new pair is written in the same transaction. Of many
 * parallel uses exactly one wins; a loser, like any later use, ends the whole family. Good tokens of the same moment are
 * rotated in one transaction; everything else is judged here by itself.
 */
export function refreshTokens(deps: Deps) {
  const rotate = rotateGoodTokens(deps);
  return async (command: RefreshTokens): Promise<Result<IssuedTokens, OAuthRefusal>> => {
    const { client, redirectUri } = command;
    if (redirectUri !== undefined && !client.redirectUris.includes(redirectUri)) {
      return refused(oauthRefusal('invalid_grant', 'The redirect_uri is not one that this application registered.'));
    }
    const issued = await rotate(command);
    return issued === undefined ? refreshAlone(deps, command) : accepted(issued);
  };
}

async function refreshAlone(
  deps: Deps,
  { client, refreshToken, scope, requestId }: RefreshTokens,
): Promise<Result<IssuedTokens, OAuthRefusal>> {
  const hash = deps.secrets.digest(refreshToken);
  return deps.unitOfWork.run(async (stores) => {
    const now = deps.clock.now();
    const token = await stores.tokens.findByRefresh(hash);
    if (token === undefined || token.clientRecordId !== client.id) return invalidGrant();
    const scopes = narrowScopes(token.scopes, scope);
    if (token.usedAt === null && !scopes.ok) return scopes;
    if (!(await stores.tokens.useRefresh(hash, now))) {
      const grant = { id: token.grantId, customerId: token.customerId, userId: token.userId };
      await revokeFamily(stores, deps, grant, { clientId: client.clientId, requestId }, now);
      return invalidGrant();
    }
    if (!scopes.ok || token.expiresAt <= now || token.isRevoked) return invalidGrant();
    const { customerId, authenticatedAt } = token;
    const identity = { clientId: client.clientId, customerId, authenticatedAt, nonce: null };
    const { issued, record } = issueTokens(deps, token.grantId, scopes.value, identity, now);
    await stores.tokens.add(record);
    return accepted(issued);
  });
}

function invalidGrant(): { readonly ok: false; readonly error: OAuthRefusal } {
  return refused(oauthRefusal('invalid_grant', 'The refresh token is unknown, used, expired or revoked.'));
}
