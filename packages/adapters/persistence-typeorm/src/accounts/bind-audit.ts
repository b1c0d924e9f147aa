import type { AuditEntry, AuditLog } from '@anz-payroll/accounts';
import { LessThan, MoreThan } from 'typeorm';
import { isCode } from '../columns';
import type { Transaction } from '../database';
import { insertRows, putRowsWithMac, readRows } from '../hot-sql';
import { rowMac } from '../integrity/row-mac';
import { insertUnlessThere } from '../rows';
import { AuditEntryTable, AuditHeadTable, type AuditEntryRow, type AuditHeadRow } from './account-tables';

/**
 * Entries are only ever inserted. The head of each chain is one row, locked from the reservation to the end of the unit
 * of work; the unique index over customer and sequence is the second lock.
 */
export function bindAudit(tx: Transaction): AuditLog {
  return {
    mac: (text) => tx.encryption.mac('audit entry', text),
    reserve: async (customerId) => {
      let head = await readHead(tx, customerId, tx.rowLock);
      if (head === undefined) {
        const none = { customerId, ...nothingYet };
        await insertUnlessThere(tx, AuditHeadTable, { ...none, mac: auditHeadMac.macOf(tx.encryption, none) });
        head = (await readHead(tx, customerId, tx.rowLock)) ?? { ...none, mac: null };
      }
      // After a head that something else wrote the chain goes on, and never fits again: the entry must not make it look whole.
      const isGenuine = auditHeadMac.isGenuine(tx.encryption, head);
      const previousHash = isGenuine ? head.hash : tx.encryption.mac('audit head of another', head.hash);
      return { sequence: head.sequence + 1, previousHash };
    },
    append: async (entries) => {
      const last = entries.at(-1);
      if (last === undefined) return;
      const rows = entries.map(({ at, ...entry }) => ({ ...entry, occurredAt: at }));
      await insertRows(tx, AuditEntryTable, rows);
      const { customerId, sequence, hash } = last;
      await putRowsWithMac(tx, AuditHeadTable, auditHeadMac, [{ customerId, sequence, hash }]);
    },
    latest: async (customerId, { before, limit, userId, action }) => {
      // No entry has such an action.
      if (action !== undefined && !isCode(action)) return [];
      const where = {
        customerId,
        ...(before === undefined ? {} : { sequence: LessThan(before) }),
        ...(userId === undefined ? {} : { userId }),
        ...(action === undefined ? {} : { action }),
      };
      const rows = await tx.repository(AuditEntryTable).find({ where, order: { sequence: 'DESC' }, take: limit });
      return rows.map(toEntry);
    },
    after: async (customerId, sequence, limit) => {
      const where = { customerId, sequence: MoreThan(sequence) };
      const rows = await tx.repository(AuditEntryTable).find({ where, order: { sequence: 'ASC' }, take: limit });
      return rows.map(toEntry);
    },
    head: async (customerId) => {
      const head = await readHead(tx, customerId, {});
      if (head === undefined) return { customerId, ...nothingYet, isGenuine: true };
      const { sequence, hash } = head;
      return { customerId, sequence, hash, isGenuine: auditHeadMac.isGenuine(tx.encryption, head) };
    },
    heads: async () => {
      const rows = await tx.repository(AuditHeadTable).find({ order: { customerId: 'ASC' } });
      return rows.map(({ customerId, sequence, hash }) => ({ customerId, sequence, hash }));
    },
  };
}

export const auditHeadMac = rowMac(AuditHeadTable, ['customerId', 'sequence', 'hash']);

const nothingYet = { sequence: 0, hash: '' };

async function readHead(
  tx: Transaction,
  customerId: number,
  lock: Partial<Transaction['rowLock']>,
): Promise<AuditHeadRow | undefined> {
  const [head] = await readRows(tx, AuditHeadTable, { where: { customerId }, ...lock });
  return head;
}

function toEntry({ id: _id, occurredAt, form, ...entry }: AuditEntryRow): AuditEntry {
  return { ...entry, form: form === 2 ? 2 : 1, at: occurredAt };
}
