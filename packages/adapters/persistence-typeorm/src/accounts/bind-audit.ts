import type { AuditEntry, AuditLog } from '@anz-payroll/accounts';
import { LessThan, MoreThan } from 'typeorm';
import type { Transaction } from '../database';
import { insertRows } from '../rows';
import { AuditEntryTable, type AuditEntryRow } from './account-tables';
import { insertUnlessThere } from './insert-unless-there';

/**
 * Entries are only ever inserted. The head of each chain is one row, locked from the reservation to the end of the unit
 * of work; the unique index over customer and sequence is the second lock.
 */
export function bindAudit(tx: Transaction): AuditLog {
  return {
    reserve: async (customerId) => {
      let head = await readHead(tx, customerId, tx.forUpdate);
      if (head === undefined) {
        await insertUnlessThere(tx, 'audit_heads', 'customer_id, sequence, hash', [customerId, 0, '']);
        head = (await readHead(tx, customerId, tx.forUpdate))!;
      }
      return { sequence: head.sequence + 1, previousHash: head.hash };
    },
    append: async (entries) => {
      const last = entries.at(-1);
      if (last === undefined) return;
      const rows = entries.map(({ at, ...entry }) => ({ ...entry, occurredAt: at }));
      await insertRows(tx, AuditEntryTable, rows);
      const sql = 'UPDATE audit_heads SET sequence = ?, hash = ? WHERE customer_id = ?';
      await tx.execute(sql, [last.sequence, last.hash, last.customerId]);
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
    head: async (customerId) => (await readHead(tx, customerId, '')) ?? { sequence: 0, hash: '' },
  };
}

async function readHead(
  tx: Transaction,
  customerId: number,
  lock: string,
): Promise<{ sequence: number; hash: string } | undefined> {
  const sql = `SELECT sequence, hash FROM audit_heads WHERE customer_id = ?${lock}`;
  const [head] = await tx.query<{ sequence: number; hash: string }>(sql, [customerId]);
  return head;
}

function toEntry({ id: _id, occurredAt, ...entry }: AuditEntryRow): AuditEntry {
  return { ...entry, at: occurredAt };
}
