import type { EntitySchema, FindOptionsOrder, FindOptionsWhere } from 'typeorm';
import type { Transaction } from '../database';
import { insertRows } from '../hot-sql';
import { deleteRows, type NewRow } from '../rows';

interface AttachedRow {
  readonly employeeId: number;
}

/** A table of employees attached to records, and whose record a row is of. */
export interface EmployeeLink<Row extends AttachedRow> {
  readonly table: EntitySchema<Row>;
  ownerOf(row: Row): number;
}

/** Makes the employees attached to one record exactly these. */
export async function replaceAttached<Row extends AttachedRow>(
  tx: Transaction,
  link: EmployeeLink<Row>,
  owner: FindOptionsWhere<Row>,
  rows: readonly NewRow<Row>[],
): Promise<void> {
  await deleteRows(tx, link.table, owner);
  await insertRows(tx, link.table, rows);
}

/** Attached employees by owner, each list in the order of ids. */
export async function attachedTo<Row extends AttachedRow>(
  tx: Transaction,
  link: EmployeeLink<Row>,
  owners: FindOptionsWhere<Row>,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const order = { employeeId: 'ASC' } as FindOptionsOrder<Row>;
  const attached = new Map<number, number[]>();
  for (const row of await tx.repository(link.table).find({ where: owners, order })) {
    const list = attached.get(link.ownerOf(row));
    if (list === undefined) attached.set(link.ownerOf(row), [row.employeeId]);
    else list.push(row.employeeId);
  }
  return attached;
}
