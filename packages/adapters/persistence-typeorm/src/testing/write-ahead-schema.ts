import { randomUUID } from 'node:crypto';
import type { Schema, Transaction } from '../database';
import { WriteAheadPositions0255 } from '../migrations/0255-write-ahead-positions';
import { insertRow } from '../rows';
import { WriteAheadPositionTable } from '../write-ahead';
import { probe, probeSchema, ProbeTable } from './probe-schema';

export const writeAheadSchema: Schema = {
  ...probeSchema,
  tables: [...probeSchema.tables, WriteAheadPositionTable],
  migrations: [...probeSchema.migrations, WriteAheadPositions0255],
};

/** Stores a record for each number; a number that is stored twice has two records. */
export async function storeNumbers(tx: Transaction, numbers: readonly number[]): Promise<void> {
  for (const at of numbers) await insertRow(tx, ProbeTable, probe(randomUUID(), { at }));
}
