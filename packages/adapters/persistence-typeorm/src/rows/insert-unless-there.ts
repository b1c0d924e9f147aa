import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { Transaction } from '../database/transaction';
import type { NewRow } from './insert-row';

/** Stores a row, or leaves the one that has its key already. */
export async function insertUnlessThere<Row extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<Row>,
  row: NewRow<Row>,
): Promise<void> {
  await tx.manager.createQueryBuilder().insert().into(table).values(row).orIgnore().updateEntity(false).execute();
}
