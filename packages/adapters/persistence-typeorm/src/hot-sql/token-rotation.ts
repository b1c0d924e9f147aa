import type { GoodRefresh } from '@anz-payroll/accounts';
import { fromScopeText } from '../accounts/scope-text';
import { filledUp } from '../database/filled-up';
import type { Transaction } from '../database/transaction';
import { placeholders } from './placeholders';

interface GoodRefreshRow {
  readonly refresh_hash: string;
  readonly grant_id: number;
  readonly customer_id: number;
  readonly authenticated_at: number | null;
  readonly scopes: string;
  readonly user_id: number | null;
  readonly is_active: number | null;
  readonly client_id: string;
  readonly is_public: number;
  readonly secret_hash: string | null;
  readonly redirect_uris: string;
}

/**
 * Refresh tokens that may be rotated without a further question, by their hash.
 *
 * @bench `npm run bench -- rotation`
 *
 * The joins are outer ones so that both engines begin with the tokens: where most grants are one client's, MariaDB would
 * go from that client through every token it ever had.
 */
export async function findGoodRefreshes(
  tx: Transaction,
  hashes: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, GoodRefresh>> {
  const asked = filledUp(hashes);
  const rows = await tx.query<GoodRefreshRow | { readonly client_id: null }>(
    `SELECT t.refresh_hash, t.grant_id, g.customer_id, g.authenticated_at, g.scopes, g.user_id, u.is_active,
            k.client_id, k.is_public, k.secret_hash, k.redirect_uris
       FROM oauth_tokens t
       LEFT JOIN oauth_grants g ON g.id = t.grant_id AND g.revoked_at IS NULL
       LEFT JOIN oauth_clients k ON k.id = g.client_record_id AND k.revoked_at IS NULL
       LEFT JOIN users u ON u.id = g.user_id
      WHERE t.refresh_hash IN (${placeholders(asked)}) AND t.refresh_used_at IS NULL AND t.refresh_expires_at > ?`,
    [...asked, now],
  );
  const good = new Map<string, GoodRefresh>();
  for (const row of rows) {
    if (row.client_id === null || (row.user_id !== null && row.is_active !== 1)) continue;
    good.set(row.refresh_hash, {
      grantId: row.grant_id,
      customerId: row.customer_id,
      authenticatedAt: row.authenticated_at,
      scopes: fromScopeText(row.scopes),
      client: {
        clientId: row.client_id,
        isPublic: row.is_public === 1,
        secretHash: row.secret_hash,
        redirectUris: JSON.parse(row.redirect_uris) as string[],
      },
    });
  }
  return good;
}

/**
 * Spends refresh tokens that nobody has used yet and answers how many they were: of two that rotate one token, one wins.
 *
 * @bench `npm run bench -- rotation`
 */
export function useRefreshes(tx: Transaction, hashes: readonly string[], at: number): Promise<number> {
  const asked = filledUp(hashes);
  return tx.execute(
    `UPDATE oauth_tokens SET refresh_used_at = ?, version = version + 1
      WHERE refresh_hash IN (${placeholders(asked)}) AND refresh_used_at IS NULL`,
    [at, ...asked],
  );
}
