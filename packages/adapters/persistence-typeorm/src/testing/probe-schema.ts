import { column, defineTable, nullable } from '../columns';
import type { Schema } from '../database';
import { createIndex, createTable } from '../migrating';
import { encryptedColumn } from '../reencryption';
import { Resealing0002 } from '../migrations/0002-resealing';
import { testMigration } from './test-migration';

/** A record with one column of every kind, for the suites of this package. It never exists outside of tests. */
export interface ProbeRow {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly nameKey: string;
  readonly amount: string | null;
  readonly rate: string | null;
  readonly big: bigint | null;
  readonly on: string | null;
  readonly at: number | null;
  readonly flag: boolean;
  readonly facts: unknown;
  readonly secret: string | null;
  readonly secretHash: string | null;
  readonly note: string;
}

export const ProbeTable = defineTable<ProbeRow>('probe_records', {
  id: column.id(),
  version: column.integer(),
  name: column.text(40),
  nameKey: column.key(40),
  amount: nullable(column.money()),
  rate: nullable(column.decimal(20, 8)),
  big: nullable(column.bigInteger()),
  on: nullable(column.civilDate()),
  at: nullable(column.epochMs()),
  flag: column.boolean(),
  facts: column.json(),
  secret: nullable(column.encrypted()),
  secretHash: nullable(column.lookupHash()),
  note: column.longText(),
});

const Probe0001 = testMigration('0001-probe', async (runner) => {
  await createTable(runner, 'probe_records', {
    id: column.id(),
    version: column.integer(),
    name: column.text(40),
    name_key: column.key(40),
    amount: nullable(column.money()),
    rate: nullable(column.decimal(20, 8)),
    big: nullable(column.bigInteger()),
    on: nullable(column.civilDate()),
    at: nullable(column.epochMs()),
    flag: column.boolean(),
    facts: column.json(),
    secret: nullable(column.encrypted()),
    secret_hash: nullable(column.lookupHash()),
    note: column.longText(),
  });
  await createIndex(runner, 'probe_records_name_key', 'probe_records', ['name_key'], { unique: true });
  await createIndex(runner, 'probe_records_secret_hash', 'probe_records', ['secret_hash']);
});

/** Bound to its unique key, so that rows can be made in one statement. */
export const secretColumn = encryptedColumn(ProbeTable, 'secret', {
  boundTo: ['nameKey'],
  lookup: { column: 'secret_hash', name: 'probe_records.secret_hash' },
});

export const probeSchema: Schema = {
  tables: [ProbeTable],
  migrations: [Probe0001, Resealing0002],
  encryptedColumns: [secretColumn],
};

/** A row with nothing in it but its name. */
export function probe(name: string, rest: Partial<ProbeRow> = {}): Omit<ProbeRow, 'id'> {
  return {
    version: 1,
    name,
    nameKey: name,
    amount: null,
    rate: null,
    big: null,
    on: null,
    at: null,
    flag: false,
    facts: null,
    secret: null,
    secretHash: null,
    note: '',
    ...rest,
  };
}
