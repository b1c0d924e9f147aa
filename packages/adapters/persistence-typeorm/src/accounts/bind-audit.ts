import type { AuditEntry, AuditLog } from '@anz-payroll/accounts';
import { LessThan, MoreThan } from 'typeorm';
import type { Transaction } from '../database';
import { insertRows } from '../hot-sql';
import { insertUnlessThere, updateRows } from '../rows';
import { AuditEntryTable, AuditHeadTable, type AuditEntryRow, type AuditHeadRow } from './account-tables';

/**
 * Entries are only ever inserted. The head of each chain is one row, locked from the reservation to the end of the unit
 * of work; the unique index over customer and sequence is the second lock.
 */
export function bindAudit(tx: Transaction): AuditLog {
  return {
    reserve: async (customerId) => {
      let head = await readHead(tx, customerId, tx.rowLock);
      if (head === null) {
        await insertUnlessThere(tx, AuditHeadTable, { customerId, ...nothingYet });
        head = (await readHead(tx, customerId, tx.rowLock)) ?? { customerId, ...nothingYet };
      }
      return { sequence: head.sequence + 1, previousHash: head.hash };
    },
    append: async (entries) => {
      const last = entries.at(-1);
      if (last === undefined) return;
      const rows = entries.map(({ at, ...entry }) => ({ ...entry, occurredAt: at }));
      await insertRows(tx, AuditEntryTable, rows);
      const { customerId, sequence, hash } = last;
      await updateRows(tx, AuditHeadTable, { customerId }, { sequence, hash });
    },
    latest: async (customerId, { before, limit }) => {
      const where = before === undefined ? { customerId } : { customerId, sequence: LessThan(before) };
      const rows = await tx.repository(AuditEntryTable).find({ where, order: { sequence: 'DESC' }, take: limit });
      return rows.map(toEntry);
    },
    after: async (customerId, sequence, limit) => {
      const where = { customerId, sequence: MoreThan(sequence) };
      const rows = await tx.repository(AuditEntryTable).find({ where, order: { sequence: 'ASC' }, take: limit });
      return rows.map(toEntry);
    },
    head: async (customerId) => {
      const { sequence, hash } = (await readHead(tx, customerId, {})) ?? nothingYet;
      return { sequence, hash };
    },
  };
}

const nothingYet = { sequence: 0, hash: '' };

function readHead(
  tx: Transaction,
  customerId: number,
  lock: Partial<Transaction['rowLock']>,
): Promise<AuditHeadRow | null> {
  return tx.repository(AuditHeadTable).findOne({ where: { customerId }, ...lock });
}

function toEntry({ id: _id, occurredAt, ...entry }: AuditEntryRow): AuditEntry {
  return { ...entry, at: occurredAt };
}
