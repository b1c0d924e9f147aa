import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeFolder } from '@anz-payroll/kernel/folders';
import { DataSource, type EntitySchema } from 'typeorm';
import { EventLoopYield } from './event-loop-yield';
import type { Connector, DatabaseConnection, Purpose, Session } from './connector';
import { DatabaseUnavailable } from './database-unavailable';
import { FairMutex } from './fair-mutex';
import type { Lock } from './lock';
import { makePrivateFile } from './make-private-file';
import { silentLogger } from './silent-logger';
import { SnakeCaseNames } from './snake-case-names';
import { SqliteDriver } from './sqlite-driver';
import { driverErrorOf, translateSqliteError } from './sqlite-errors';
import { sqliteStatements } from './sqlite-statements';

/**
 * Several processes that start at once meet at the switch to WAL. Where each would wait for the other, SQLite answers
 * at once that the file is busy, whatever `busy_timeout` says; so opening is tried again, before any request.
 */
const OPENING_BUSY_MS = 10_000;

/** The driver waits synchronously, so it waits briefly, and the rest of the waiting is done with a timer. */
const BUSY_MS = 20;

/** Between two looks at the event loop while statements follow one another. */
const SLICE_MS = 10;

export interface SqliteOptions {
  readonly file: string;
  readonly tables: readonly EntitySchema[];
  /** How long a unit of work waits for another process to finish writing. */
  readonly lockWaitMs: number;
  /** Whose turn it is to write, where another thread of this process writes to the same file. */
  readonly writeLock?: Lock | undefined;
}

export async function connectSqlite(options: SqliteOptions): Promise<Connector> {
  try {
    if (options.file !== ':memory:') await makeFile(options.file);
    const writing = await openConnection(options);
    return connectorOf(writing, await openReading(options), options);
  } catch (error) {
    throw cannotOpen(error, options.file);
  }
}

interface SqliteConnection extends DatabaseConnection {
  readonly driver: SqliteDriver;
}

/** A second connection: in WAL mode it sees what is committed whatever the first one is in the middle of. */
async function openReading(options: SqliteOptions): Promise<SqliteConnection | undefined> {
  if (options.file === ':memory:') return undefined;
  const connection = await openConnection(options);
  connection.driver.pragma('query_only = ON');
  return connection;
}

async function openConnection(options: SqliteOptions): Promise<SqliteConnection> {
  let driver: SqliteDriver | undefined;
  const dataSource = new DataSource({
    type: 'better-sqlite3',
    database: options.file,
    driver: SqliteDriver,
    entities: [...options.tables],
    namingStrategy: new SnakeCaseNames(),
    synchronize: false,
    migrationsRun: false,
    migrationsTableName: 'schema_history',
    logging: false,
    logger: silentLogger,
    prepareDatabase: (database: SqliteDriver) => {
      driver = database;
      return whenFree(() => setPragmas(database), OPENING_BUSY_MS);
    },
  });
  await dataSource.initialize();
  const statements = sqliteStatements(driver!);
  return { dataSource, runner: dataSource.createQueryRunner(), statements, driver: driver! };
}

function setPragmas(database: SqliteDriver): void {
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  database.pragma('journal_mode = WAL');
  // A commit that was answered must survive a power cut, not only a killed process.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Reading one page makes a file that is no database fail here and not at the first request.
  database.pragma('schema_version');
}

async function makeFile(file: string): Promise<void> {
  await makeFolder(dirname(file));
  makePrivateFile(file);
}

function cannotOpen(error: unknown, file: string): DatabaseUnavailable {
  const { code, message } = driverErrorOf(error);
  if (code === 'SQLITE_NOTADB') {
    return new DatabaseUnavailable(`${file} is not a SQLite database. Point DATABASE_URL at another file.`);
  }
  const system = (error as { code?: unknown }).code;
  const why = code === undefined ? (typeof system === 'string' ? system : String(error)) : `${message}, ${code}`;
  return new DatabaseUnavailable(
    `The database file ${file} cannot be opened (${why}). Check that the folder exists and that this user may write there.`,
  );
}

function connectorOf(
  writing: SqliteConnection,
  reading: SqliteConnection | undefined,
  { file, lockWaitMs, writeLock = new FairMutex() }: SqliteOptions,
): Connector {
  const { driver } = writing;
  const eventLoop = new EventLoopYield(SLICE_MS);
  const indexes = new Map<string, string>();

  const indexOf = (table: string, columns: readonly string[]): string => {
    const key = `${table}(${columns.join()})`;
    const known = indexes.get(key) ?? uniqueIndexOn(driver, table, columns);
    indexes.set(key, known);
    return known;
  };

  return {
    engine: 'sqlite',
    reading,
    writeLock,
    writeAheadFile: file === ':memory:' ? undefined : `${file}-ahead`,
    translate: (error) => translateSqliteError(error, indexOf),
    beforeStatement: () => eventLoop.yieldIfDue(),
    open: async () => {
      // TypeORM has one query runner for SQLite. Two transactions at a time would melt into one, and a rollback of the
      // one would take the other's rows with it; so each unit of work waits for its turn.
      const release = await writeLock.acquire();
      await eventLoop.yieldBetween();
      return sessionOf(writing, lockWaitMs, release);
    },
    close: async () => {
      const release = await writeLock.acquire();
      try {
        await reading?.dataSource.destroy();
        await checkpoint(driver);
        await writing.dataSource.destroy();
      } finally {
        release();
      }
    },
  };
}

function sessionOf(connection: SqliteConnection, lockWaitMs: number, release: () => void): Session {
  const { driver } = connection;
  let isOpen = false;
  return {
    ...connection,
    begin: async (purpose: Purpose) => {
      // What only reads sees with each statement what is committed by then, as it does on a server; in WAL mode what is
      // inside a transaction sees one moment.
      if (purpose === 'read') return;
      const begin = purpose === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN';
      // Nothing has been done yet, so waiting here costs no try of the unit of work.
      await whenFree(() => driver.exec(begin), lockWaitMs);
      isOpen = true;
    },
    commit: async () => {
      // Not by `inTransaction`: what SQLite has rolled back by itself must not pass for committed.
      if (isOpen) await driver.execInBackground('COMMIT');
    },
    rollback: async () => {
      // After a full disk SQLite has rolled back by itself, and a second ROLLBACK would be an error of its own.
      if (driver.inTransaction) driver.exec('ROLLBACK');
    },
    release: async () => release(),
  };
}

/** Tries again for as long as another process holds the file. */
async function whenFree(attempt: () => void, waitMs: number): Promise<void> {
  const until = performance.now() + waitMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, 50)) {
    try {
      attempt();
      return;
    } catch (error) {
      const busy = driverErrorOf(error).code?.startsWith('SQLITE_BUSY') === true;
      if (!busy || performance.now() > until) throw error;
    }
    await setTimeout(pauseMs * (0.5 + Math.random() / 2));
  }
}

/** Moves the WAL into the main file, so that a copy of that one file is a whole backup of a stopped service. */
async function checkpoint(driver: SqliteDriver): Promise<void> {
  try {
    driver.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    // Another process still reads: the WAL stays beside the file and loses nothing.
    if (driverErrorOf(error).code === undefined) throw error;
  }
}

function uniqueIndexOn(driver: SqliteDriver, table: string, columns: readonly string[]): string {
  const wanted = columns.join();
  const list = driver.pragma(`index_list("${table}")`) as { name: string; unique: number; origin: string }[];
  for (const index of list.filter((each) => each.unique === 1)) {
    const parts = driver.pragma(`index_info("${index.name}")`) as { name: string }[];
    if (parts.map((part) => part.name).join() === wanted) return index.origin === 'pk' ? 'primary' : index.name;
  }
  return 'unknown';
}
