import { column, nullable } from '../columns';
import { DuplicateKey } from '../database/duplicate-key';
import type { Transaction } from '../database/transaction';
import type { TransactionRunner } from '../database/unit-of-work';
import { createTable } from './create-table';
import { schemaHas } from './schema-has';

const makeMigrations = createTable(
  'schema_migrations',
  { id: column.code(100), steps_done: column.integer(), finished_at: nullable(column.epochMs()) },
  { primaryKey: ['id'] },
);

const makeLock = createTable(
  'schema_lock',
  { id: column.integer(), holder: column.code(64), lease_until: column.epochMs() },
  { primaryKey: ['id'] },
);

export interface MigrationRecord {
  readonly id: string;
  readonly steps_done: number;
  readonly finished_at: number | null;
}

export async function makeBookkeeping(runner: TransactionRunner): Promise<void> {
  if (await runner.run('read', (tx) => schemaHas(tx, { table: 'schema_lock' }))) return;
  await runner.run('write', (tx) => makeMigrations.run(tx));
  await runner.run('write', (tx) => makeLock.run(tx));
}

/** What was begun or finished, by id. A database without bookkeeping has seen no migration. */
export async function readMigrations(tx: Transaction): Promise<ReadonlyMap<string, MigrationRecord>> {
  if (!(await schemaHas(tx, { table: 'schema_migrations' }))) return new Map();
  const rows = await tx.query<MigrationRecord>('SELECT id, steps_done, finished_at FROM schema_migrations');
  return new Map(rows.map((row) => [row.id, row]));
}

export async function recordSteps(
  tx: Transaction,
  id: string,
  stepsDone: number,
  finishedAt: number | null,
): Promise<void> {
  const updated = await tx.execute('UPDATE schema_migrations SET steps_done = ?, finished_at = ? WHERE id = ?', [
    stepsDone,
    finishedAt,
    id,
  ]);
  if (updated > 0) return;
  await tx.execute('INSERT INTO schema_migrations (id, steps_done, finished_at) VALUES (?, ?, ?)', [
    id,
    stepsDone,
    finishedAt,
  ]);
}

/** One row that a process holds for a while; taken and kept by conditional updates, so no lock of the engine is needed. */
export async function takeLease(tx: Transaction, holder: string, now: number, until: number): Promise<boolean> {
  const taken = await tx.execute(
    'UPDATE schema_lock SET holder = ?, lease_until = ? WHERE id = 1 AND (holder = ? OR lease_until < ?)',
    [holder, until, holder, now],
  );
  if (taken === 1) return true;
  const rows = await tx.query('SELECT id FROM schema_lock WHERE id = 1');
  if (rows.length > 0) return false;
  try {
    await tx.execute('INSERT INTO schema_lock (id, holder, lease_until) VALUES (1, ?, ?)', [holder, until]);
    return true;
  } catch (error) {
    if (error instanceof DuplicateKey) return false;
    throw error;
  }
}

export async function renewLease(tx: Transaction, holder: string, until: number): Promise<boolean> {
  return (
    (await tx.execute('UPDATE schema_lock SET lease_until = ? WHERE id = 1 AND holder = ?', [until, holder])) === 1
  );
}

export async function endLease(tx: Transaction, holder: string): Promise<void> {
  await tx.execute("UPDATE schema_lock SET holder = '', lease_until = 0 WHERE id = 1 AND holder = ?", [holder]);
}
