import type { AccountsDependencies } from './accounts-dependencies';
import { narrowScopes } from '../domain/narrow-scopes';
import type { NewRecord } from '../domain/new-record';
import type { TokenPair } from '../domain/token-pair';
import type { GoodRefresh } from '../ports/access-facts';
import { issueTokens, type IssuedTokens } from './issued-tokens';
import { provesItself } from './proves-itself';

/** A refresh as it came, its client not yet authenticated. */
export interface RotateTokens {
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly refreshToken: string;
  readonly redirectUri: string | undefined;
  readonly scope: string | undefined;
}

type Deps = Pick<AccountsDependencies, 'unitOfWork' | 'reading' | 'clock' | 'secrets'>;

/**
 * The refreshes of one moment together: one read finds the tokens with their clients, one conditional update spends
 * those that are plainly good and one insert keeps the new pairs. Whatever there is to refuse or to end gets undefined
 * and has changed nothing: authenticating the client and `refreshTokens` find out what it is.
 */
export function rotateGoodTokens(deps: Deps & Pick<AccountsDependencies, 'gathering'>) {
  return deps.gathering((commands: readonly RotateTokens[]) => rotateTogether(deps, commands));
}

async function rotateTogether(
  deps: Deps,
  commands: readonly RotateTokens[],
): Promise<readonly (IssuedTokens | undefined)[]> {
  const now = deps.clock.now();
  const hashes = commands.map(({ refreshToken }) => deps.secrets.digest(refreshToken));
  const found = await deps.reading.run(({ tokens }) => tokens.findGoodRefreshes([...new Set(hashes)], now));
  const issued: (IssuedTokens | undefined)[] = commands.map(() => undefined);
  const used: string[] = [];
  const records: NewRecord<TokenPair>[] = [];
  const good = new Map(found);
  commands.forEach((command, place) => {
    const hash = hashes[place]!;
    const token = good.get(hash);
    const scopes = token && scopesFor(deps, command, token);
    if (token === undefined || scopes === undefined) return;
    // A token that was sent twice is used by the first of the two.
    good.delete(hash);
    const pair = issueTokens(deps, token.grantId, scopes, now);
    issued[place] = pair.issued;
    used.push(hash);
    records.push(pair.record);
  });
  if (used.length === 0) return issued;
  const isDone = await deps.unitOfWork.run(async ({ tokens }) => {
    const spent = await tokens.useRefreshes([...used].sort(), now);
    if (spent === 0) return false;
    // Somebody else used one of them since: which one is found out by each for itself.
    if (spent !== used.length) throw new Error('A refresh token was used meanwhile');
    await tokens.addAll(records);
    return true;
  });
  return isDone ? issued : commands.map(() => undefined);
}

function scopesFor({ secrets }: Deps, command: RotateTokens, { client, scopes }: GoodRefresh) {
  const { clientId, clientSecret, redirectUri, scope } = command;
  if (client.clientId !== clientId || !provesItself(secrets, client, clientSecret)) return undefined;
  if (redirectUri !== undefined && !client.redirectUris.includes(redirectUri)) return undefined;
  const narrowed = narrowScopes(scopes, scope);
  return narrowed.ok ? narrowed.value : undefined;
}
