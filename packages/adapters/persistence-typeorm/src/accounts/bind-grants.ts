import type { Connection, Grant, Grants } from '@anz-payroll/accounts';
import type { Transaction } from '../database';
import { GrantTable, type GrantRow } from './account-tables';
import { addRecord } from './add-record';
import { findRecord } from './find-record';
import { fromScopeText, toScopeText } from './scope-text';

export function bindGrants(tx: Transaction): Grants {
  return {
    add: async ({ scopes, ...grant }) =>
      toGrant(await addRecord(tx, GrantTable, { ...grant, scopes: toScopeText(scopes) })),
    find: async (id) => {
      const row = await findRecord(tx, GrantTable, { id });
      return row && toGrant(row);
    },
    revoke: async (id, at, because) => {
      const sql = `UPDATE oauth_grants SET revoked_at = ?, revoked_because = ?, version = version + 1
                    WHERE id = ? AND revoked_at IS NULL`;
      return (await tx.execute(sql, [at, because, id])) === 1;
    },
    liveForPartner: (partnerId, now) => live(tx, 'k.customer_id', partnerId, now),
    liveForCustomer: (customerId, now) => live(tx, 'g.customer_id', customerId, now),
  };
}

interface ConnectionRow {
  readonly id: number;
  readonly version: number;
  readonly client_record_id: number;
  readonly customer_id: number;
  readonly user_id: number | null;
  readonly scopes: string;
  readonly created_at: number;
  readonly client_name: string;
  readonly client_id: string;
  readonly customer_name: string;
}

async function live(
  tx: Transaction,
  side: 'k.customer_id' | 'g.customer_id',
  customerId: number,
  now: number,
): Promise<readonly Connection[]> {
  const rows = await tx.query<ConnectionRow>(
    `SELECT g.id, g.version, g.client_record_id, g.customer_id, g.user_id, g.scopes, g.created_at,
            k.name AS client_name, k.client_id, c.name AS customer_name
       FROM oauth_grants g
       JOIN oauth_clients k ON k.id = g.client_record_id AND k.revoked_at IS NULL
       JOIN customers c ON c.id = g.customer_id
      WHERE ${side} = ? AND g.revoked_at IS NULL
        AND EXISTS (SELECT 1 FROM oauth_tokens t
                     WHERE t.grant_id = g.id AND t.refresh_used_at IS NULL AND t.refresh_expires_at > ?)
      ORDER BY g.id`,
    [customerId, now],
  );
  return rows.map((row) => ({
    grant: {
      id: row.id,
      version: row.version,
      clientRecordId: row.client_record_id,
      customerId: row.customer_id,
      userId: row.user_id,
      scopes: fromScopeText(row.scopes),
      createdAt: row.created_at,
      revokedAt: null,
      revokedBecause: null,
    },
    clientName: row.client_name,
    clientId: row.client_id,
    customerName: row.customer_name,
  }));
}

function toGrant(row: GrantRow): Grant {
  return { ...row, scopes: fromScopeText(row.scopes) };
}
