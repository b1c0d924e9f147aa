import type { EntitySchema, FindOptionsOrder, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Transaction } from '../database';
// Not by the folder's index: statements of that folder read accounts through this file.
import { readRows } from '../hot-sql/read-rows';

export async function findRecord<R extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<R>,
  where: FindOptionsWhere<R>,
): Promise<Pick<R, keyof R & string> | undefined> {
  const [found] = await readRows(tx, table, { where, take: 1 });
  return found;
}

/** In the order of their ids. */
export function findRecords<R extends ObjectLiteral & { readonly id: number }>(
  tx: Transaction,
  table: EntitySchema<R>,
  where: FindOptionsWhere<R>,
): Promise<readonly Pick<R, keyof R & string>[]> {
  return readRows(tx, table, { where, order: { id: 'ASC' } as FindOptionsOrder<R> });
}
