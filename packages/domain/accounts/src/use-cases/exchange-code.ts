import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AuthorizationCode } from '../domain/authorization-code';
import { isCodeVerifier } from '../domain/code-verifier';
import type { OAuthClient } from '../domain/oauth-client';
import { oauthRefusal, type OAuthRefusal } from '../domain/oauth-refusal';
import { issueTokens, type IssuedTokens } from './issued-tokens';
import { revokeFamily } from './revoke-family';

export interface ExchangeCode {
  /** The client as it authenticated. */
  readonly client: OAuthClient;
  readonly code: string;
  readonly redirectUri: string | undefined;
  readonly codeVerifier: string | undefined;
  readonly requestId: string;
}

/**
 * Exchanges an authorization code for its first pair of tokens, in one transaction. The code is spent by one conditional
 * update before anything else about it is judged, so a wrong verifier cannot be tried again, and of many parallel uses
 * exactly one wins; a loser ends the whole family.
 */
export function exchangeCode(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (command: ExchangeCode): Promise<Result<IssuedTokens, OAuthRefusal>> => {
    const { client, requestId } = command;
    const hash = deps.secrets.digest(command.code);
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const code = await stores.codes.find(hash);
      const grant = code === undefined ? undefined : await stores.grants.find(code.grantId);
      if (code === undefined || grant === undefined || grant.clientRecordId !== client.id) return invalidGrant();
      if (!(await stores.codes.use(hash, now))) {
        await revokeFamily(stores, deps, grant, { clientId: client.clientId, requestId }, now);
        return invalidGrant();
      }
      const user = grant.userId === null ? undefined : await stores.users.find(grant.userId);
      if (code.expiresAt <= now || grant.revokedAt !== null || user?.isActive !== true) return invalidGrant();
      if (command.redirectUri !== code.redirectUri) {
        return refused(oauthRefusal('invalid_grant', 'The redirect_uri is not the one of the authorization request.'));
      }
      if (!isVerified(deps, code, command.codeVerifier)) {
        return refused(oauthRefusal('invalid_grant', 'The code_verifier does not fit the authorization request.'));
      }
      const { customerId, authenticatedAt } = grant;
      const identity = { clientId: client.clientId, customerId, authenticatedAt, nonce: code.nonce };
      const { issued, record } = issueTokens(deps, grant.id, grant.scopes, identity, now);
      await stores.tokens.add(record);
      return accepted(issued);
    });
  };
}

/** A verifier without a challenge is refused too: PKCE was stripped on the way. @law RFC 9700 4.8.2 */
function isVerified(
  { secrets }: Pick<AccountsDependencies, 'secrets'>,
  code: AuthorizationCode,
  verifier: string | undefined,
): boolean {
  if (code.codeChallenge === null || verifier === undefined)
    return code.codeChallenge === null && verifier === undefined;
  return isCodeVerifier(verifier) && secrets.equal(secrets.digest(verifier), code.codeChallenge);
}

function invalidGrant(): { readonly ok: false; readonly error: OAuthRefusal } {
  return refused(oauthRefusal('invalid_grant', 'The authorization code is unknown, used, expired or revoked.'));
}
