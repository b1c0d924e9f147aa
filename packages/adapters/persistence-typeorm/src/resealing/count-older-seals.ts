import type { Transaction } from '../database/transaction';
import { quoted } from '../migrating/quoted';
import type { SealedColumn } from './sealed-column';

export interface OlderSeals {
  readonly place: string;
  readonly count: number;
}

/** Where values still need another key than the current one, such as those of a process that has not heard of it. */
export async function countOlderSeals(
  tx: Transaction,
  columns: readonly SealedColumn[],
): Promise<readonly OlderSeals[]> {
  const found: OlderSeals[] = [];
  const current = `v1.${tx.vault.currentKey}.`;
  for (const { table, column } of columns) {
    const [row] = await tx.query<{ n: number }>(
      `SELECT COUNT(*) AS n FROM ${quoted(table)} WHERE ${quoted(column)} IS NOT NULL AND SUBSTR(${quoted(column)}, 1, ${current.length}) <> ?`,
      [current],
    );
    if (row !== undefined && row.n > 0) found.push({ place: `${table}.${column}`, count: row.n });
  }
  return found;
}
