import type { EntitySchema, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Transaction } from '../database/transaction';

/** Removes the rows that match and answers how many did. */
export async function deleteRows<Row extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<Row>,
  where: FindOptionsWhere<Row>,
): Promise<number> {
  return (await tx.repository(table).delete(where)).affected ?? 0;
}
