import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { several, type Invariant } from './invariant';

interface EntryRow {
  readonly customer_id: number;
  readonly sequence: number;
  readonly occurred_at: number;
  readonly user_id: number | null;
  readonly client_id: string | null;
  readonly request_id: string;
  readonly address: string | null;
  readonly operator: string | null;
  readonly form: number | null;
  readonly action: string;
  readonly record_type: string;
  readonly record_id: string | null;
  readonly details: string;
  readonly previous_hash: string;
  readonly hash: string;
}

/** Each customer's log is one chain of hashes from its first entry to its head. */
export const auditChain: Invariant = {
  says: 'the audit log is one unbroken chain',
  breaches: async ({ query, integrityKey }) => {
    const key = Buffer.from(hkdfSync('sha256', integrityKey, '', 'anz-payroll integrity v1', 32));
    const heads = new Map<number, { readonly sequence: number; readonly hash: string }>();
    const broken = new Set<number>();
    const rows = await query<EntryRow>('SELECT * FROM audit_entries ORDER BY customer_id, sequence');
    for (const row of rows) {
      const before = heads.get(row.customer_id) ?? { sequence: 0, hash: '' };
      const follows = row.sequence === before.sequence + 1 && row.previous_hash === before.hash;
      if (!follows || row.hash !== hashOf(row, key)) broken.add(row.customer_id);
      heads.set(row.customer_id, row);
    }
    const kept = await query<{ customer_id: number; sequence: number; hash: string }>(
      'SELECT customer_id, sequence, hash FROM audit_heads',
    );
    const loose = kept.filter(({ customer_id, sequence, hash }) => {
      const last = heads.get(customer_id) ?? { sequence: 0, hash: '' };
      return last.sequence !== sequence || last.hash !== hash;
    });
    return [
      ...several('audit logs with a broken chain', [...broken].map(name)),
      ...several(
        'audit logs whose head is not their last entry',
        loose.map(({ customer_id, sequence }) => {
          const last = heads.get(customer_id)?.sequence ?? 0;
          return `${name(customer_id)} (head ${sequence}, last entry ${last})`;
        }),
      ),
    ];
  },
};

/** Written down anew from the documented form, so that a change of the service's own would be seen here. */
function hashOf(row: EntryRow, key: Buffer): string {
  const details = Object.entries(JSON.parse(row.details) as Record<string, string>);
  const text = JSON.stringify([
    ...(row.form === null ? [] : [row.form, row.address, row.operator]),
    row.previous_hash,
    row.sequence,
    row.occurred_at,
    row.customer_id,
    row.user_id,
    row.client_id,
    row.request_id,
    row.action,
    row.record_type,
    row.record_id,
    details.sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  return row.form === null
    ? createHash('sha256').update(text, 'utf8').digest('base64url')
    : createHmac('sha256', key).update(`audit entry\0${text}`, 'utf8').digest('base64url');
}

function name(customerId: number): string {
  return `that of customer ${customerId}`;
}
