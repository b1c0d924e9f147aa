import type { Transaction } from '../database';

/** The two engines spell "leave it if it is there" differently. */
export async function insertUnlessThere(
  tx: Transaction,
  table: string,
  columns: string,
  values: readonly (string | number)[],
): Promise<void> {
  const verb = tx.engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  const marks = values.map(() => '?').join(', ');
  await tx.execute(`${verb} INTO ${table} (${columns}) VALUES (${marks})`, values);
}
