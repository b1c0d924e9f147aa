import type { AccountsDependencies } from './accounts-dependencies';
import { narrowScopes } from '../domain/narrow-scopes';
import type { NewRecord } from '../domain/new-record';
import type { TokenPair } from '../domain/token-pair';
import type { GoodRefresh } from '../ports/access-facts';
import { issueTokens, type IssuedTokens } from './issued-tokens';
import type { RefreshTokens } from './refresh-tokens';

type Rotation = Pick<RefreshTokens, 'client' | 'refreshToken' | 'scope'>;

type Deps = Pick<AccountsDependencies, 'unitOfWork' | 'reading' | 'clock' | 'secrets'>;

/**
 * The refreshes of one moment in one batch: one read finds the tokens, one conditional update spends those that are plainly
 * good and one insert keeps the new pairs. Whatever there is to refuse or to end gets undefined and has changed nothing:
 * `refreshTokens` finds out what it is (docs/decisions/0462-the-library-carries-every-grant.md).
 */
export function rotateGoodTokens(deps: Deps & Pick<AccountsDependencies, 'batchedWrites'>) {
  return deps.batchedWrites((commands: readonly Rotation[]) => rotateBatch(deps, commands), { areIndependent: true });
}

async function rotateBatch(deps: Deps, commands: readonly Rotation[]): Promise<readonly (IssuedTokens | undefined)[]> {
  const now = deps.clock.now();
  const hashes = commands.map(({ refreshToken }) => deps.secrets.digest(refreshToken));
  const found = await deps.reading.run(({ tokens }) => tokens.findGoodRefreshes([...new Set(hashes)], now));
  const issued: (IssuedTokens | undefined)[] = commands.map(() => undefined);
  const used: string[] = [];
  const records: NewRecord<TokenPair>[] = [];
  const good = new Map(found);
  commands.forEach((command, index) => {
    const hash = hashes[index]!;
    const token = good.get(hash);
    const scopes = token && scopesFor(command, token);
    if (token === undefined || scopes === undefined) return;
    // A token that was sent twice is used by the first of the two.
    good.delete(hash);
    const { client, customerId, authenticatedAt } = token;
    const identity = { clientId: client.clientId, customerId, authenticatedAt, nonce: null };
    const pair = issueTokens(deps, token.grantId, scopes, identity, now);
    issued[index] = pair.issued;
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

function scopesFor({ client, scope }: Rotation, token: GoodRefresh) {
  if (token.client.clientId !== client.clientId) return undefined;
  const narrowed = narrowScopes(token.scopes, scope);
  return narrowed.ok ? narrowed.value : undefined;
}
