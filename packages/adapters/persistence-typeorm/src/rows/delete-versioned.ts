import type { EntitySchema, ObjectLiteral } from 'typeorm';
import { StaleVersion } from '../database/stale-version';
import type { Transaction } from '../database/transaction';

/** Removes a record only if it is still at the version that was read; otherwise throws `StaleVersion`. */
export async function deleteVersioned<Row extends ObjectLiteral & { id: number; version: number }>(
  tx: Transaction,
  table: EntitySchema<Row>,
  at: { readonly id: number; readonly version: number },
): Promise<void> {
  const deleted = await tx.manager
    .createQueryBuilder()
    .delete()
    .from(table)
    .where('id = :id AND version = :version', { id: at.id, version: at.version })
    .execute();
  if (deleted.affected !== 1) throw new StaleVersion(table.options.tableName ?? table.options.name, at.id, at.version);
}
