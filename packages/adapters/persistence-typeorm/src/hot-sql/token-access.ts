import type { AccessFacts, OwnRole, UserRole } from '@anz-payroll/accounts';
import { fromCompanyText } from '../accounts/company-text';
import { ownRolesOf, roleOf } from '../accounts/own-roles-of';
import { fromScopeText } from '../accounts/scope-text';
import type { Transaction } from '../database/transaction';
import { placeholders } from './placeholders';

/** In the order of the SELECT. */
type AccessRow = readonly [
  id: number,
  grantId: number,
  scopes: string,
  expiresAt: number,
  revokedAt: number | null,
  createdAt: number,
  clientRecordId: number | null,
  grantRevokedAt: number | null,
  clientId: string | null,
  clientRevokedAt: number | null,
  customerId: number,
  isApiAdmin: number,
  isReseller: number,
  userId: number | null,
  role: UserRole | 'own' | null,
  isActive: number | null,
  startsAt: number | null,
  endsAt: number | null,
  accessHash: string,
  companyIds: string | null,
  ownRoleId: number | null,
];

/**
 * All that decides about a request with a token, by the hash of the token.
 *
 * @bench `npm run bench -- reads`: every request passes here
 */
export async function findAccesses(
  tx: Transaction,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, AccessFacts>> {
  const rows = (await tx.rows(
    `SELECT t.id, t.grant_id, t.access_scopes, t.access_expires_at, t.access_revoked_at, t.created_at,
            g.client_record_id, g.revoked_at, k.client_id, k.revoked_at,
            c.id, c.is_api_admin, c.is_reseller, u.id, u.role, u.is_active, s.starts_at, s.ends_at, t.access_hash,
            g.company_ids, u.own_role_id
       FROM oauth_tokens t
       JOIN oauth_grants g ON g.id = t.grant_id
       JOIN customers c ON c.id = g.customer_id
       LEFT JOIN oauth_clients k ON k.id = g.client_record_id
       LEFT JOIN users u ON u.id = g.user_id
       LEFT JOIN subscriptions s ON s.customer_id = g.customer_id
      WHERE t.access_hash IN (${placeholders(hashes)})`,
    hashes,
  )) as readonly AccessRow[];
  // A customer with several subscriptions makes several rows.
  const byHash = new Map<string, AccessRow[]>();
  for (const row of rows) {
    const same = byHash.get(row[18]);
    if (same === undefined) byHash.set(row[18], [row]);
    else same.push(row);
  }
  const named = rows.flatMap(({ 14: role, 20: ownRoleId }) => (role === null ? [] : [{ role, ownRoleId }]));
  const own = await ownRolesOf(tx, named);
  return new Map([...byHash].map(([hash, same]) => [hash, accessFacts(same[0]!, same, own)]));
}

function accessFacts(row: AccessRow, rows: readonly AccessRow[], own: ReadonlyMap<number, OwnRole>): AccessFacts {
  const [tokenId, grantId, scopes, expiresAt, revokedAt, issuedAt, clientRecordId, grantRevokedAt] = row;
  const { 8: clientId, 9: clientRevokedAt, 10: customerId, 11: isApiAdmin, 12: isReseller } = row;
  const { 13: userId, 14: role, 15: isActive, 19: companyIds, 20: ownRoleId } = row;
  return {
    tokenId,
    grantId,
    scopes: fromScopeText(scopes),
    companyIds: fromCompanyText(companyIds),
    issuedAt,
    expiresAt,
    isRevoked: revokedAt !== null || grantRevokedAt !== null || clientRevokedAt !== null,
    clientId,
    clientRecordId,
    customerId,
    isApiAdmin: isApiAdmin === 1,
    isReseller: isReseller === 1,
    user:
      userId === null || role === null
        ? null
        : { id: userId, role: roleOf({ role, ownRoleId }, own), isActive: isActive === 1 },
    subscriptions: rows.flatMap(({ 16: startsAt, 17: endsAt }) => (startsAt === null ? [] : [{ startsAt, endsAt }])),
  };
}
