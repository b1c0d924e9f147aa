import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { Transaction } from '../database/transaction';
import type { OwnedColumn } from '../reencryption/encrypted-column';
import { insertRow, type NewRow } from './insert-row';
import { updateRows } from './update-rows';

/**
 * Stores one new row with a value that is bound to the row's id, and answers the id. The id is given by the database, so
 * the column holds the encryption of nothing, for no row, until the value is written in the same transaction.
 */
export async function insertEncrypted<
  Row extends ObjectLiteral & { id: number },
  P extends keyof Row & string,
  K extends keyof Row & string,
>(
  tx: Transaction,
  table: EntitySchema<Row>,
  column: OwnedColumn<Row, K>,
  property: P,
  plain: string,
  row: Omit<NewRow<Row>, P>,
): Promise<number> {
  const nothing = tx.encryption.encrypt('', { column: column.name, row: {} });
  const id = await insertRow(tx, table, { ...row, [property]: nothing } as unknown as NewRow<Row>);
  const owner = column.ownerOf({ ...row, id } as unknown as Pick<Row, K>);
  await updateRows<Row>(tx, table, { id } as never, { [property]: tx.encryption.encrypt(plain, owner) } as never);
  return id;
}
