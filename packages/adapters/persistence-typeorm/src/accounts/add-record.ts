import type { NewRecord } from '@anz-payroll/accounts';
import type { EntitySchema } from 'typeorm';
import { DuplicateKey, type Transaction } from '../database';
import { insertRow } from '../rows';

/** Stores a new record at its first version and answers it with the id it was given. */
export async function addRecord<R extends { readonly id: number; readonly version: number }>(
  tx: Transaction,
  table: EntitySchema<R>,
  record: NewRecord<R>,
): Promise<R> {
  const row = { ...record, version: 1 } as unknown as R;
  return { ...row, id: await insertRow<R>(tx, table, row) };
}

/** The same where a key may be in use already: then undefined, and the transaction goes on. */
export async function addUnlessTaken<R extends { readonly id: number; readonly version: number }>(
  tx: Transaction,
  table: EntitySchema<R>,
  record: NewRecord<R>,
): Promise<R | undefined> {
  try {
    return await addRecord(tx, table, record);
  } catch (error) {
    if (error instanceof DuplicateKey) return undefined;
    throw error;
  }
}
