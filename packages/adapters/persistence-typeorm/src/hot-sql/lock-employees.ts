import { inChunks } from '../database/in-chunks';
import type { Transaction } from '../database/transaction';
import { placeholders } from './placeholders';

/**
 * Locks the employees of a batch of pays in the order of their ids, so that two batches wait for each other instead of
 * deadlocking. On SQLite a unit of work has the whole database to itself.
 *
 * @bench `npm run bench -- pays`: only ids are read, and MariaDB must go by the primary key, which TypeORM cannot force
 */
export async function lockEmployees(tx: Transaction, companyId: number, employeeIds: readonly number[]): Promise<void> {
  if (tx.engine === 'sqlite') return;
  const ordered = [...employeeIds].sort((a, b) => a - b);
  await inChunks(ordered, 500, async (ids) => {
    await tx.query(
      `SELECT id FROM employees FORCE INDEX (PRIMARY)
        WHERE id IN (${placeholders(ids)}) AND company_id = ? ORDER BY id${tx.forUpdate}`,
      [...ids, companyId],
    );
  });
}
