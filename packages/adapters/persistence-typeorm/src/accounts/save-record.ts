import type { EntitySchema } from 'typeorm';
import type { Transaction } from '../database';
import { updateVersioned } from '../rows';

/** Stores a record over the version that was read, or starts the unit of work again. */
export async function saveRecord<R extends { readonly id: number; readonly version: number }>(
  tx: Transaction,
  table: EntitySchema<R>,
  record: R,
): Promise<void> {
  const { id, version, ...changes } = record;
  await updateVersioned<R>(tx, table, { id, version }, changes);
}
