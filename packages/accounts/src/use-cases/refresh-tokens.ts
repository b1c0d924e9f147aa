import type { AccountsDependencies } from './accounts-dependencies';
import type { OAuthClient } from '../domain/oauth-client';
import { oauthRefusal, type OAuthRefusal } from '../domain/oauth-refusal';
import type { NewRecord } from '../domain/new-record';
import { readScopes } from '../domain/read-scopes';
import { accepted, refused, type Result } from '../domain/result';
import type { Scope } from '../domain/scope';
import type { TokenPair } from '../domain/token-pair';
import { issueTokens, type IssuedTokens } from './issued-tokens';
import { revokeFamily } from './revoke-family';

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

type Deps = Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>;
type Rotated = Result<IssuedTokens, OAuthRefusal>;

/**
 * Rotates: the refresh token is spent by one conditional update and a new pair is written in the same transaction. Of
 * many parallel uses exactly one wins; a loser, like any later use, ends the whole family. Rotations of the same moment
 * share a transaction.
 */
export function refreshTokens(deps: Deps & Pick<AccountsDependencies, 'gathering'>) {
  const rotate = deps.gathering((commands: readonly RefreshTokens[]) => rotateGood(deps, commands));
  return async (command: RefreshTokens): Promise<Rotated> => {
    const { client, redirectUri } = command;
    if (redirectUri !== undefined && !client.redirectUris.includes(redirectUri)) {
      return refused(oauthRefusal('invalid_grant', 'The redirect_uri is not one that this application registered.'));
    }
    const issued = await rotate(command);
    return issued === undefined ? rotateOne(deps, command) : accepted(issued);
  };
}

/** Those that are plainly good, together. Whatever there is to refuse or to end is left undefined, and done by itself. */
async function rotateGood(
  deps: Deps,
  commands: readonly RefreshTokens[],
): Promise<readonly (IssuedTokens | undefined)[]> {
  if (commands.length === 1) return [undefined];
  // A token that was sent twice is used by the first of the two.
  const first = new Map([...commands].reverse().map((command) => [deps.secrets.digest(command.refreshToken), command]));
  return deps.unitOfWork.run(async ({ tokens }) => {
    const now = deps.clock.now();
    const found = await tokens.findByRefreshes([...first.keys()]);
    const used: string[] = [];
    const issuedBy = new Map<RefreshTokens, IssuedTokens>();
    const records: NewRecord<TokenPair>[] = [];
    for (const [hash, command] of first) {
      const token = found.get(hash);
      if (token === undefined || token.clientRecordId !== command.client.id) continue;
      const scopes = narrowScopes(token.scopes, command.scope);
      if (!scopes.ok || token.usedAt !== null || token.expiresAt <= now || token.isRevoked) continue;
      const { issued, record } = issueTokens(deps, token.grantId, scopes.value, now);
      used.push(hash);
      records.push(record);
      issuedBy.set(command, issued);
    }
    const each = commands.map((command) => issuedBy.get(command));
    if (used.length === 0) return each;
    // Somebody else used one of them since: which one is found out by each for itself.
    if ((await tokens.useRefreshes(used.sort(), now)) !== used.length)
      throw new Error('A refresh token was used meanwhile');
    await tokens.addAll(records);
    return each;
  });
}

function rotateOne(deps: Deps, command: RefreshTokens): Promise<Rotated> {
  const { client, requestId } = command;
  const hash = deps.secrets.digest(command.refreshToken);
  return deps.unitOfWork.run(async (stores) => {
    const now = deps.clock.now();
    const token = await stores.tokens.findByRefresh(hash);
    if (token === undefined || token.clientRecordId !== client.id) return invalidGrant();
    const scopes = narrowScopes(token.scopes, command.scope);
    if (token.usedAt === null && !scopes.ok) return scopes;
    if (!(await stores.tokens.useRefresh(hash, now))) {
      const grant = { id: token.grantId, customerId: token.customerId, userId: token.userId };
      await revokeFamily(stores, deps, grant, { clientId: client.clientId, requestId }, now);
      return invalidGrant();
    }
    if (!scopes.ok || token.expiresAt <= now || token.isRevoked) return invalidGrant();
    const { issued, record } = issueTokens(deps, token.grantId, scopes.value, now);
    await stores.tokens.add(record);
    return accepted(issued);
  });
}

/** A refresh may ask for less, never for more: widening needs the customer's consent. @law RFC 6749 6 */
function narrowScopes(granted: readonly Scope[], asked: string | undefined): Result<readonly Scope[], OAuthRefusal> {
  if (asked === undefined) return accepted(granted);
  const scopes = readScopes(asked);
  return scopes.ok && scopes.value.every((scope) => granted.includes(scope))
    ? accepted(scopes.value)
    : refused(oauthRefusal('invalid_scope', 'The scope goes beyond what the customer granted.'));
}

function invalidGrant(): { readonly ok: false; readonly error: OAuthRefusal } {
  return refused(oauthRefusal('invalid_grant', 'The refresh token is unknown, used, expired or revoked.'));
}
