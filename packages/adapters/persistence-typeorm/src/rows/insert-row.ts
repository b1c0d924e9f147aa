import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { Transaction } from '../database/transaction';

/** Stores one new row and answers the id that the database gave it (0 for a table whose key is not generated). */
export async function insertRow<Row extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<Row>,
  row: NewRow<Row>,
): Promise<number> {
  const inserted = await tx.manager.createQueryBuilder().insert().into(table).values(row).updateEntity(false).execute();
  const raw = inserted.raw as number | bigint | { insertId: number };
  return Number(typeof raw === 'object' ? raw.insertId : raw);
}

/** A row before it has its id; what may be empty may be left out. */
export type NewRow<Row> = Omit<Row, LeftOut<Row>> & { readonly [K in LeftOut<Row>]?: Row[K] | undefined };

type LeftOut<Row> = { [K in keyof Row]: K extends 'id' ? K : null extends Row[K] ? K : never }[keyof Row];
