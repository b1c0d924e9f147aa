import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { Transaction } from '../database';
import { insertRows, type NewRow } from '../rows';

/** Makes the employees attached to one record exactly these. */
export async function replaceAttached<Row extends ObjectLiteral>(
  tx: Transaction,
  link: { readonly table: EntitySchema<Row>; readonly name: string; readonly owner: string },
  ownerId: number,
  rows: readonly NewRow<Row>[],
): Promise<void> {
  await tx.execute(`DELETE FROM ${link.name} WHERE ${link.owner} = ?`, [ownerId]);
  if (rows.length > 0) await insertRows(tx, link.table, rows);
}

/** Attached employees by owner, each list in the order of ids. */
export async function attachedTo(
  tx: Transaction,
  link: { readonly name: string; readonly owner: string },
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const attached = new Map<number, number[]>(ownerIds.map((id) => [id, []]));
  if (ownerIds.length === 0) return attached;
  const marks = ownerIds.map(() => '?').join(', ');
  const rows = await tx.query<{ owner: number; employee_id: number }>(
    `SELECT ${link.owner} AS owner, employee_id FROM ${link.name} WHERE ${link.owner} IN (${marks}) ORDER BY employee_id`,
    ownerIds,
  );
  for (const row of rows) attached.get(row.owner)?.push(row.employee_id);
  return attached;
}
