import type { QueryRunner } from 'typeorm';
import { column, defineTable, nullable } from '../columns';
import type { Transaction } from '../database/transaction';
import { insertRow } from '../rows';
import { migrationId, migrationName } from './migration-name';

export interface HistoryRow {
  readonly id: number;
  readonly timestamp: number;
  readonly name: string;
}

/** Where TypeORM keeps which migrations were run; TypeORM makes the table itself. */
export const HistoryTable = defineTable<HistoryRow>('schema_history', {
  id: column.id(),
  timestamp: column.epochMs(),
  name: column.text(255),
});

export interface EarlierMigrationRow {
  readonly id: string;
  readonly stepsDone: number;
  readonly finishedAt: number | null;
}

/** The same as versions before decision 0421 kept it; only databases that they made have it. */
export const EarlierMigrationTable = defineTable<EarlierMigrationRow>('schema_migrations', {
  id: column.code(100),
  stepsDone: column.integer(),
  finishedAt: nullable(column.epochMs()),
});

export interface MigrationsRun {
  readonly done: ReadonlySet<string>;
  /** Begun by an earlier version and not finished. */
  readonly begun: readonly string[];
  /** Whether TypeORM's table says all of it. */
  readonly isCarriedOver: boolean;
}

/** A database without bookkeeping has seen no migration. */
export async function readMigrations(tx: Transaction): Promise<MigrationsRun> {
  const runner = runnerOf(tx);
  const isMade = await runner.hasTable(HistoryTable.options.name);
  const history = isMade ? await tx.repository(HistoryTable).find() : [];
  const earlier = await readEarlier(tx);
  const here = new Set(history.map(({ name }) => migrationId(name)));
  const finished = earlier.filter(({ finishedAt }) => finishedAt !== null).map(({ id }) => id);
  const done = new Set([...here, ...finished]);
  return {
    done,
    begun: earlier.map(({ id }) => id).filter((id) => !done.has(id)),
    isCarriedOver: isMade && finished.every((id) => here.has(id)),
  };
}

/** Tells TypeORM what an earlier version has run. Its table is there by then. */
export async function carryOver(tx: Transaction): Promise<void> {
  const here = new Set((await tx.repository(HistoryTable).find()).map(({ name }) => migrationId(name)));
  for (const { id, finishedAt } of await readEarlier(tx)) {
    if (finishedAt !== null && !here.has(id)) await noteMigration(tx, migrationName(id));
  }
}

/**
 * Tells an earlier version what has been run since, where it may still be started: it refuses a database with migrations
 * that it does not know.
 */
export async function tellEarlierVersions(tx: Transaction, name: string, now: number): Promise<void> {
  if (!(await runnerOf(tx).hasTable(EarlierMigrationTable.options.name))) return;
  const row = { id: migrationId(name), stepsDone: 0, finishedAt: now };
  await tx.repository(EarlierMigrationTable).upsert(row, ['id']);
}

export async function noteMigration(tx: Transaction, name: string): Promise<void> {
  await insertRow(tx, HistoryTable, { name, timestamp: Number(name.slice(-13)) || 0 });
}

export async function forgetMigration(tx: Transaction, name: string): Promise<void> {
  await tx.repository(HistoryTable).delete({ name });
}

async function readEarlier(tx: Transaction): Promise<readonly EarlierMigrationRow[]> {
  const isThere = await runnerOf(tx).hasTable(EarlierMigrationTable.options.name);
  return isThere ? tx.repository(EarlierMigrationTable).find({ order: { id: 'ASC' } }) : [];
}

export function runnerOf(tx: Transaction): QueryRunner {
  const { queryRunner } = tx.manager;
  if (queryRunner === undefined) throw new TypeError('A transaction has a query runner of its own.');
  return queryRunner;
}
