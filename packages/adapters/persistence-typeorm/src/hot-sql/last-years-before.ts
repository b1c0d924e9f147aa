import { inChunks } from '../database/in-chunks';
import type { Transaction } from '../database/transaction';
import { placeholders } from './placeholders';

export interface LastYear {
  readonly employeeId: number;
  /** Null where nothing was entered before the day. */
  readonly year: string | null;
}

/**
 * The financial year of the last entry before a day, of those employees who have an account. It takes one look into the
 * index for each: a maximum of groups reads every entry before the day on SQLite, which grows with the years.
 *
 * @bench `npm run bench -- as-at`
 */
export async function lastYearsBefore(
  tx: Transaction,
  employeeIds: readonly number[],
  day: string,
): Promise<readonly LastYear[]> {
  const found: LastYear[] = [];
  await inChunks(employeeIds, 500, async (ids) => {
    const rows = await tx.rows(
      `SELECT account.employee_id,
              (SELECT entry.year FROM pay_ledger entry
                WHERE entry.employee_id = account.employee_id AND entry.pay_date < ?
                ORDER BY entry.pay_date DESC LIMIT 1)
         FROM pay_accounts account WHERE account.employee_id IN (${placeholders(ids)})`,
      [day, ...ids],
    );
    for (const [employeeId, year] of rows) {
      found.push({ employeeId: Number(employeeId), year: year as string | null });
    }
  });
  return found;
}
