import type { EntitySchema, FindOptionsOrder, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Transaction } from '../database';

export async function findRecord<R extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<R>,
  where: FindOptionsWhere<R>,
): Promise<R | undefined> {
  const found = await tx.repository(table).findOneBy(where);
  return found === null ? undefined : { ...found };
}

/** In the order of their ids. */
export async function findRecords<R extends ObjectLiteral & { readonly id: number }>(
  tx: Transaction,
  table: EntitySchema<R>,
  where: FindOptionsWhere<R>,
): Promise<readonly R[]> {
  const found = await tx.repository(table).find({ where, order: { id: 'ASC' } as FindOptionsOrder<R> });
  return found.map((row) => ({ ...row }));
}
