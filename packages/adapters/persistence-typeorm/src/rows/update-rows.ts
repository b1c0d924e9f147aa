import type { EntitySchema, FindOptionsWhere, ObjectLiteral, QueryPartialEntity } from 'typeorm';
import type { Transaction } from '../database/transaction';

/**
 * Changes the rows that match and answers how many did, so that a condition in `where` decides who of two was first. A
 * function as a value gives an expression over the columns, such as `() => 'version + 1'`.
 */
export async function updateRows<Row extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<Row>,
  where: FindOptionsWhere<Row>,
  changes: QueryPartialEntity<Row>,
): Promise<number> {
  const { affected } = await tx.repository(table).update(where, changes);
  return affected ?? 0;
}

/** The expression by which a versioned record goes to its next version. */
export const nextVersion = (): string => 'version + 1';
