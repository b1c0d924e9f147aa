import type { AuditEntry, AuditLog } from 'accounts';
import { LessThan, MoreThan } from 'typeorm';
import type { Transaction } from '../database';
import { insertRow } from '../rows';
import { AuditEntryTable, type AuditEntryRow } from './account-tables';
import { insertUnlessThere } from './insert-unless-there';

/**
 * Entries are only ever inserted. The head of each chain is one row, locked from the reservation to the end of the unit
 * of work; the unique index over customer and sequence is the second lock.
 */
export function bindAudit(tx: Transaction): AuditLog {
  return {
    reserve: async (customerId) => {
      await insertUnlessThere(tx, 'audit_heads', 'customer_id, sequence, hash', [customerId, 0, '']);
      const { sequence, hash } = await readHead(tx, customerId, tx.forUpdate);
      return { sequence: sequence + 1, previousHash: hash };
    },
    append: async ({ at, ...entry }) => {
      await insertRow(tx, AuditEntryTable, { ...entry, occurredAt: at });
      const sql = 'UPDATE audit_heads SET sequence = ?, hash = ? WHERE customer_id = ?';
      await tx.execute(sql, [entry.sequence, entry.hash, entry.customerId]);
    },
    latest: async (customerId, { before, limit }) => {
      const where = before === undefined ? { customerId } : { customerId, sequence: LessThan(before) };
      const rows = await tx.manager.find(AuditEntryTable, { where, order: { sequence: 'DESC' }, take: limit });
      return rows.map(toEntry);
    },
    after: async (customerId, sequence, limit) => {
      const where = { customerId, sequence: MoreThan(sequence) };
      const rows = await tx.manager.find(AuditEntryTable, { where, order: { sequence: 'ASC' }, take: limit });
      return rows.map(toEntry);
    },
    head: (customerId) => readHead(tx, customerId, ''),
  };
}

async function readHead(
  tx: Transaction,
  customerId: number,
  lock: string,
): Promise<{ sequence: number; hash: string }> {
  const sql = `SELECT sequence, hash FROM audit_heads WHERE customer_id = ?${lock}`;
  const [head] = await tx.query<{ sequence: number; hash: string }>(sql, [customerId]);
  return { sequence: head?.sequence ?? 0, hash: head?.hash ?? '' };
}

function toEntry({ id: _id, occurredAt, ...entry }: AuditEntryRow): AuditEntry {
  return { ...entry, at: occurredAt };
}
