import { MigrationExecutor, type DataSource } from 'typeorm';
import type { Engine } from '../database/engine';
import type { Transaction } from '../database/transaction';
import type { TransactionRunner } from '../database/unit-of-work';
import { carryOver, readMigrations, runnerOf, tellEarlierVersions } from './bookkeeping';
import { MigrationFailed } from './migration-failed';
import { withMigrationLock } from './migration-lock';
import { migrationId, type Migration } from './migration-name';

export interface Migrating {
  readonly engine: Engine;
  readonly runner: TransactionRunner;
  readonly migrations: readonly Migration[];
  readonly now: () => number;
  /** After this long without a sign of life, another process takes a holder of the lock for dead. */
  readonly leaseMs: number;
  /** How long to wait for another process that is migrating. */
  readonly waitMs: number;
}

/** Brings the schema up to date and answers the ids of the migrations that this call ran. Safe to call from many processes. */
export async function migrate(context: Migrating): Promise<readonly string[]> {
  const { runner } = context;
  const pending = await pendingMigrations(context);
  if (pending.length === 0 && (await runner.run('read', readMigrations)).isCarriedOver) return [];
  // On SQLite the transaction of each migration locks the whole database, and what was run is looked up inside of it.
  return context.engine === 'sqlite'
    ? runPending(context, () => true)
    : withMigrationLock(context, (isHeld) => runPending(context, isHeld));
}

/** In the order of their numbers. */
export async function pendingMigrations({ runner, migrations }: Migrating): Promise<readonly Migration[]> {
  const { done, begun } = await runner.run('read', readMigrations);
  const known = new Set(migrations.map(({ name }) => migrationId(name)));
  const foreign = [...done, ...begun].filter((id) => !known.has(id)).sort();
  if (foreign.length > 0) {
    throw new MigrationFailed(
      `The database was brought up to date by a newer version: it has ${foreign.join(', ')}, which this version does not know. Start that version, or restore a backup.`,
    );
  }
  return migrations.filter(({ name }) => !done.has(migrationId(name))).sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function runPending(context: Migrating, isHeld: () => boolean): Promise<readonly string[]> {
  const { runner } = context;
  await runner.run('write', async (tx) => {
    // With nothing to run, it makes its table alone.
    await executorOf(tx, []).executePendingMigrations();
    await carryOver(tx);
  });
  const ran: string[] = [];
  for (const migration of await pendingMigrations(context)) {
    try {
      if (!isHeld()) throw new MigrationFailed('the migration lock was lost to another process');
      if (await runner.run('write', (tx) => runOne(tx, migration, context.now())))
        ran.push(migrationId(migration.name));
    } catch (error) {
      throw failed(context.engine, migration, error);
    }
  }
  return ran;
}

/** False where another process has run it meanwhile. */
async function runOne(tx: Transaction, migration: Migration, now: number): Promise<boolean> {
  const ran = await executorOf(tx, [migration]).executePendingMigrations();
  if (ran.length > 0) await tellEarlierVersions(tx, migration.name, now);
  return ran.length > 0;
}

/**
 * What `DataSource.runMigrations` uses, on the query runner of a unit of work: that one waits its turn, is tried again
 * after a conflict and is committed by us. A restore runs only the migrations of its backup, so they are given here and
 * not to the data source.
 */
function executorOf(tx: Transaction, migrations: readonly Migration[]): MigrationExecutor {
  const dataSource = Object.create(tx.manager.dataSource, { migrations: { value: migrations } }) as DataSource;
  const executor = new MigrationExecutor(dataSource, runnerOf(tx));
  executor.transaction = 'none';
  return executor;
}

function failed(engine: Engine, { name }: Migration, error: unknown): MigrationFailed {
  const why = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').replace(/\.$/, '');
  // MySQL commits each change of the schema at once; steps can be repeated, so the next start goes through them again.
  const kept =
    engine === 'sqlite' ? 'Nothing of it was kept.' : 'What came before in it is kept; the next start goes on there.';
  return new MigrationFailed(`Migration ${migrationId(name)} failed: ${why}. ${kept}`, { cause: error });
}
