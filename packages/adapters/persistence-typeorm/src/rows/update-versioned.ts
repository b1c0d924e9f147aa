import type { EntitySchema, ObjectLiteral } from 'typeorm';
import { StaleVersion } from '../database/stale-version';
import type { Transaction } from '../database/transaction';

/**
 * Changes a record only if it is still at the version that was read, and answers its new version. Otherwise it throws
 * `StaleVersion`, and the unit of work starts again from a fresh read.
 */
export async function updateVersioned<Row extends ObjectLiteral & { id: number; version: number }>(
  tx: Transaction,
  table: EntitySchema<Row>,
  at: { readonly id: number; readonly version: number },
  changes: Partial<Omit<Row, 'id' | 'version'>>,
): Promise<number> {
  const version = at.version + 1;
  const updated = await tx.manager
    .createQueryBuilder()
    .update(table)
    .set({ ...changes, version } as never)
    .where('id = :id AND version = :version', { id: at.id, version: at.version })
    .execute();
  if (updated.affected !== 1) throw new StaleVersion(table.options.tableName ?? table.options.name, at.id, at.version);
  return version;
}
