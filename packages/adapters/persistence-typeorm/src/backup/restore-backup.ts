import type { Transaction } from '../database/transaction';
import { migrate } from '../migrating';
import { forgetMigration, noteMigration, readMigrations } from '../migrating/bookkeeping';
import { migrationId } from '../migrating/migration-name';
import { quoted } from '../migrating/quoted';
import type { BackingUp } from './backing-up';
import type { BackupHeading, Manifest, StoredValue, TableShape } from './backup-format';
import { BackupRefused } from './backup-refused';
import { readBackup } from './read-backup';
import { readCatalogue } from './read-catalogue';
import { compareWithManifest } from './verify-backup';

export interface RestoreOptions {
  /** Puts the backup in the place of what the database holds. */
  readonly force?: boolean;
}

/** While it stands there, no process starts on the half-filled database: it would be a migration nobody knows. */
const UNDER_WAY = 'a-restore-that-has-not-ended';

/** What replicated databases like in one transaction. */
const MOST_ROWS = 500;
const MOST_VALUES = 16_000;
const MOST_CHARACTERS = 500_000;

/**
 * Fills the database from a backup, of whichever engine. The file is read to its end before a row is touched, and the
 * database is held against the manifest before it is opened to anyone.
 */
export async function restoreBackup(context: BackingUp, file: string, options: RestoreOptions = {}): Promise<Manifest> {
  const { heading } = await readBackup(file, context.backupKey);
  const { runner } = context.migrating;
  const { done, begun } = await runner.run('read', readMigrations);
  refuseOtherVersions(context, heading, [...done, ...begun]);
  if (done.has(UNDER_WAY)) {
    if (options.force !== true) {
      throw new BackupRefused('An earlier restore into this database has not ended. Repeat it with --force.');
    }
    await runner.run('write', endMark);
  } else if (options.force !== true && (await runner.run('read', holdsRows))) {
    throw new BackupRefused('The database holds rows already. Restore into an empty one, or say --force to lose them.');
  }
  await migrate(asOf(context, heading));
  await runner.run('write', (tx) => noteMigration(tx, UNDER_WAY));
  await emptyTables(context);
  const { tables, manifest } = await fill(context, file);
  for (const table of tables) await runner.run('write', (tx) => setNextId(tx, table));
  await runner.run('snapshot', (tx) => compareWithManifest(tx, tables, manifest, context.backupKey));
  await runner.run('write', endMark);
  await migrate(context.migrating);
  return manifest;
}

function refuseOtherVersions({ migrating }: BackingUp, heading: BackupHeading, here: readonly string[]): void {
  const known = new Set(migrating.migrations.map(({ name }) => migrationId(name)));
  const unknown = heading.migrations.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new BackupRefused(
      `The backup is of a newer version: it has ${unknown.join(', ')}. Restore with that version.`,
    );
  }
  const ahead = here.filter((id) => id !== UNDER_WAY && !heading.migrations.includes(id));
  if (ahead.length > 0) {
    throw new BackupRefused(
      `The database is ahead of the backup by ${ahead.join(', ')}. Restore into an empty database; it is brought up to date afterwards.`,
    );
  }
}

/** The schema as it was when the backup was made; what came later is run over the rows afterwards, as it would have been. */
function asOf({ migrating }: BackingUp, heading: BackupHeading) {
  return {
    ...migrating,
    migrations: migrating.migrations.filter(({ name }) => heading.migrations.includes(migrationId(name))),
  };
}

async function holdsRows(tx: Transaction): Promise<boolean> {
  for (const { name } of await readCatalogue(tx)) {
    if ((await tx.query(`SELECT 1 AS found FROM ${quoted(name)} LIMIT 1`)).length > 0) return true;
  }
  return false;
}

const endMark = (tx: Transaction): Promise<void> => forgetMigration(tx, UNDER_WAY);

async function emptyTables({ migrating: { runner, engine } }: BackingUp): Promise<void> {
  for (const { name } of await runner.run('read', readCatalogue)) {
    await runner.run('write', (tx) =>
      tx.execute(engine === 'sqlite' ? `DELETE FROM ${quoted(name)}` : `TRUNCATE TABLE ${quoted(name)}`),
    );
  }
}

async function fill({ migrating: { runner }, backupKey }: BackingUp, file: string) {
  let table: TableShape | undefined;
  let rows: (readonly StoredValue[])[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (table === undefined || rows.length === 0) return;
    const [into, chunk] = [table, rows];
    [rows, characters] = [[], 0];
    await runner.run('write', (tx) => insert(tx, into, chunk));
  };
  const read = await readBackup(file, backupKey, {
    table: async (next) => {
      await flush();
      table = next;
    },
    row: async (row) => {
      rows.push(row);
      for (const value of row) characters += value?.length ?? 0;
      const most = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / row.length));
      if (rows.length >= most || characters >= MOST_CHARACTERS) await flush();
    },
  });
  await flush();
  return read;
}

async function insert(tx: Transaction, table: TableShape, rows: readonly (readonly StoredValue[])[]): Promise<void> {
  const marks = `(${table.columns.map(() => '?').join(', ')})`;
  await tx.execute(
    `INSERT INTO ${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) VALUES ${rows.map(() => marks).join(', ')}`,
    rows.flat(),
  );
}

async function setNextId(tx: Transaction, { name, nextId }: TableShape): Promise<void> {
  if (nextId === null) return;
  if (tx.engine === 'mysql') {
    await tx.execute(`ALTER TABLE ${quoted(name)} AUTO_INCREMENT = ${Math.trunc(nextId)}`);
    return;
  }
  const changed = await tx.execute('UPDATE sqlite_sequence SET seq = ? WHERE name = ?', [nextId - 1, name]);
  if (changed === 0) await tx.execute('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [name, nextId - 1]);
}
