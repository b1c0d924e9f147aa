import type { NewRecord, RefreshFacts, TokenPair, Tokens } from '@anz-payroll/accounts';
import { IsNull } from 'typeorm';
import type { Transaction } from '../database';
import { findAccesses, findGoodRefreshes, insertRows, useRefreshes } from '../hot-sql';
import { nextVersion, updateRows } from '../rows';
import { GrantTable, TokenTable, UserTable } from './account-tables';
import { findRecord } from './find-record';
import { fromScopeText, toScopeText } from './scope-text';

export function bindTokens(tx: Transaction): Tokens {
  return {
    add: (pair) => addPairs(tx, [pair]),
    addAll: (pairs) => addPairs(tx, pairs),
    findByRefresh: (hash) => findByRefresh(tx, hash),
    findGoodRefreshes: (hashes, now) => findGoodRefreshes(tx, hashes, now),
    useRefresh: async (refreshHash, at) => {
      const changes = { refreshUsedAt: at, version: nextVersion };
      return (await updateRows(tx, TokenTable, { refreshHash, refreshUsedAt: IsNull() }, changes)) === 1;
    },
    useRefreshes: (hashes, at) => useRefreshes(tx, hashes, at),
    findAccess: tx.together((hashes: readonly string[]) => findAccesses(tx, hashes)),
    revokeAccess: async (accessHash, at) => {
      const changes = { accessRevokedAt: at, version: nextVersion };
      await updateRows(tx, TokenTable, { accessHash, accessRevokedAt: IsNull() }, changes);
    },
  };
}

function addPairs(tx: Transaction, pairs: readonly NewRecord<TokenPair>[]): Promise<void> {
  const rows = pairs.map((pair) => ({ ...pair, accessScopes: toScopeText(pair.accessScopes), version: 1 }));
  return insertRows(tx, TokenTable, rows);
}

async function findByRefresh(tx: Transaction, refreshHash: string): Promise<RefreshFacts | undefined> {
  const token = await findRecord(tx, TokenTable, { refreshHash });
  const grant = token && (await findRecord(tx, GrantTable, { id: token.grantId }));
  if (token === undefined || grant === undefined) return undefined;
  const user = grant.userId === null ? undefined : await findRecord(tx, UserTable, { id: grant.userId });
  return {
    grantId: grant.id,
    clientRecordId: grant.clientRecordId,
    customerId: grant.customerId,
    userId: grant.userId,
    scopes: fromScopeText(grant.scopes),
    authenticatedAt: grant.authenticatedAt,
    issuedAt: token.createdAt,
    // A refresh token always has one; without it nothing would be good for ever.
    expiresAt: token.refreshExpiresAt ?? 0,
    usedAt: token.refreshUsedAt,
    isRevoked: grant.revokedAt !== null || (grant.userId !== null && user?.isActive !== true),
  };
}
