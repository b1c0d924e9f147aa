import type { Transaction } from '../database/transaction';
import { quoted } from '../migrating/quoted';
import type { EncryptedColumn } from './encrypted-column';

export interface UnderOlderKeys {
  readonly column: string;
  readonly count: number;
}

/** Where values still need another key than the current one, such as those of a process that has not heard of it. */
export async function countUnderOlderKeys(
  tx: Transaction,
  columns: readonly EncryptedColumn[],
): Promise<readonly UnderOlderKeys[]> {
  const found: UnderOlderKeys[] = [];
  // After the form of the value, which has two characters.
  const current = `.${tx.encryption.currentKey}.`;
  for (const { table, column, name } of columns) {
    const [row] = await tx.query<{ n: number }>(
      `SELECT COUNT(*) AS n FROM ${quoted(table)} WHERE ${quoted(column)} IS NOT NULL AND SUBSTR(${quoted(column)}, 3, ${current.length}) <> ?`,
      [current],
    );
    if (row !== undefined && row.n > 0) found.push({ column: name, count: row.n });
  }
  return found;
}
