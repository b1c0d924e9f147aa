import type { Transaction } from '../database/transaction';
import { quoted } from '../migrating/quoted';
import type { EncryptedColumn } from './encrypted-column';

export interface UnderOlderKeys {
  readonly column: string;
  readonly count: number;
}

/** The columns in which values still need an older key, such as those that a process wrote which was started before the key was replaced. */
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
