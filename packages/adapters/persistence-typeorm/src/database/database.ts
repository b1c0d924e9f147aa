import { setTimeout } from 'node:timers/promises';
import type { EntitySchema } from 'typeorm';
import type { UnitOfWork } from '@anz-payroll/kernel';
import {
  restoreBackup,
  verifyBackup,
  writeBackup,
  type BackingUp,
  type Manifest,
  type RestoreOptions,
  type VerifyOptions,
} from '../backup';
import type { Finding } from '../integrity/finding';
import { verifyDatabase, type IntegrityCheck, type MacTable } from '../integrity/verify-database';
import {
  EarlierMigrationTable,
  HistoryTable,
  LockTable,
  migrate,
  pendingMigrations,
  type Migrating,
  type MigrationClass,
} from '../migrating';
import {
  countUnderOlderKeys,
  reencrypt,
  type EncryptedColumn,
  type ReencryptOptions,
  type ReencryptReport,
  type UnderOlderKeys,
} from '../reencryption';
import { openEncryption, type FieldEncryption, type EncryptionKeys } from '../encryption';
import type { ConnectionUse, Connector } from './connector';
import { connectMysql } from './connect-mysql';
import { connectSqlite } from './connect-sqlite';
import type { Engine } from './engine';
import { batchWrites } from './batch-writes';
import type { Lock } from './lock';
import { parseDatabaseUrl } from './parse-database-url';
import type { Transaction } from './transaction';
import { TransactionRunner, type DatabaseObserver } from './unit-of-work';
import { AheadWriter } from '../write-ahead/ahead-writer';

/** Tables and migrations of all packages; tests open databases with their own. */
export interface Schema {
  readonly tables: readonly EntitySchema[];
  readonly migrations: readonly MigrationClass[];
  /** Every column with encrypted values; a change of keys reaches these. */
  readonly encryptedColumns?: readonly EncryptedColumn[];
  /** Every table whose rows carry a message authentication code. */
  readonly macTables?: readonly MacTable[];
  /** What is looked at besides single rows. */
  readonly checks?: readonly IntegrityCheck[];
}

export interface DatabaseOptions extends EncryptionKeys {
  /** `sqlite:data/payroll.sqlite`, `sqlite::memory:` or `mysql://user:password@host:3306/name`. */
  readonly url: string;
  /** Encrypts backups and keys their sums; without it they are in the clear. At least 32 characters. */
  readonly backupKey?: string | undefined;
  /** Connections to MySQL; `?pool=` in the address wins. */
  readonly poolSize?: number;
  readonly connectTimeoutMs?: number;
  /** How long a unit of work waits for another process that writes to the same SQLite file. */
  readonly lockWaitMs?: number;
  /** Of another thread of this process that has the same SQLite file open. */
  readonly writeLock?: Lock | undefined;
  /** What a thread that does long work waits for before each statement on a server; whoever is served there comes first. */
  readonly beforeStatement?: (() => Promise<void> | undefined) | undefined;
  readonly migrationLeaseMs?: number;
  readonly migrationWaitMs?: number;
  readonly observer?: DatabaseObserver;
}

export type Readiness =
  | { readonly ready: true }
  /** `pending`: how many migrations are to be run, where that is why. */
  | { readonly ready: false; readonly why: string; readonly pending?: number };

export interface Database {
  readonly engine: Engine;
  readonly encryption: FieldEncryption;
  /** `bind` gives the stores of one transaction; packages bring theirs, such as `bindAccounts`. */
  unitOfWork<S>(bind: (tx: Transaction) => S): UnitOfWork<S>;
  /** Does the short work of many callers at a time together; it runs in the asynchronous context of whoever came first. */
  readonly gathering: ReturnType<typeof batchWrites>;
  /** For work that only reads: it never waits for anybody's writes, and a write in it is refused. `bind` may be asked once. */
  reading<S>(bind: (tx: Transaction) => S): UnitOfWork<S>;
  /**
   * Turns work on commands into a call that resolves as soon as the commands are safe: on SQLite that may be before they are
   * done, where somebody else writes for long (decision 1064). Commands are kept as JSON. One caller a database has that.
   */
  writeAhead<S>(
    bind: (tx: Transaction) => S,
  ): <C>(apply: (stores: S, commands: readonly C[]) => Promise<void>) => (commands: readonly C[]) => Promise<void>;
  /** Does what was answered and is not done yet; answers how many commands a process that died had left. */
  recover(): Promise<number>;
  /** Runs what is not run yet and answers the ids; several processes may call it at once. */
  migrate(): Promise<readonly string[]>;
  /** Encrypts every value with the current key. Resumable, and safe beside normal work. */
  reencrypt(options?: ReencryptOptions): Promise<readonly ReencryptReport[]>;
  /** Where values still need a key other than the current one; nowhere after `reencrypt`, if every process has that key. */
  underOlderKeys(): Promise<readonly UnderOlderKeys[]>;
  /** Names what was changed, moved or taken away by something other than this service; nothing where all is as written. */
  verify(): Promise<readonly Finding[]>;
  /** Writes everything committed at one moment to a file that both engines can be restored from. */
  backUp(file: string): Promise<Manifest>;
  /** Fills an empty database from a backup and proves that every row survived. No other process may use it meanwhile. */
  restore(file: string, options?: RestoreOptions): Promise<Manifest>;
  verifyBackup(file: string, options?: VerifyOptions): Promise<Manifest>;
  /** For another thread that opens the same SQLite file; undefined where the database itself decides who writes. */
  readonly writeLock: Lock | undefined;
  /** Undefined where there is no pool of connections. */
  connections(): ConnectionUse | undefined;
  /** Whether the database answers and its schema is up to date. */
  ready(): Promise<Readiness>;
  /** Waits for the units of work in flight, then lets go; on SQLite the main file is then a whole backup. */
  close(): Promise<void>;
}

export async function openDatabaseWith(schema: Schema, options: DatabaseOptions): Promise<Database> {
  const encryption = openEncryption(options);
  const migrations = schema.migrations.map((Migration) => new Migration(encryption));
  const names = migrations.map(({ name }) => name);
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined) throw new TypeError(`Two migrations are called ${twice}.`);
  const connector = await connect(schema, options);
  const runner = new TransactionRunner(connector, encryption, options.observer);
  const migrating: Migrating = {
    engine: connector.engine,
    runner,
    migrations,
    now: Date.now,
    leaseMs: options.migrationLeaseMs ?? 20_000,
    waitMs: options.migrationWaitMs ?? 180_000,
  };
  const backingUp: BackingUp = {
    migrating,
    encryptedColumns: schema.encryptedColumns ?? [],
    encryption,
    backupKey: options.backupKey,
  };
  let writer: Pick<AheadWriter<never>, 'recover' | 'close'> | undefined;
  const aheadWrites = <C>(apply: (tx: Transaction, commands: readonly C[]) => Promise<void>) => {
    const { writeLock: lock, writeAheadFile: file } = connector;
    if (lock?.heldMs === undefined || file === undefined || writer !== undefined) {
      return (commands: readonly C[]) => runner.run('write', (tx) => apply(tx, commands));
    }
    const unitOfWork: UnitOfWork<Transaction> = { run: (work) => runner.runAnswered(work) };
    const heldMs = () => lock.heldMs?.() ?? 0;
    const onTrouble = (error: unknown) => options.observer?.writeAheadFailed?.(error);
    const ahead = new AheadWriter<C>({ unitOfWork, apply, heldMs, file, encryption, onTrouble });
    writer = ahead;
    return (commands: readonly C[]) => ahead.write(commands);
  };
  return {
    engine: connector.engine,
    encryption,
    unitOfWork: (bind) => ({ run: (work) => runner.run('write', (tx) => work(bind(tx))) }),
    gathering: batchWrites(runner, connector.writeLock === undefined),
    reading: (bind) => {
      const { reader } = runner;
      if (reader === undefined) return { run: (work) => runner.run('read', (tx) => work(bind(tx))) };
      const stores = bind(reader);
      return { run: (work) => runner.read(() => work(stores)) };
    },
    writeAhead: (bind) => (apply) => aheadWrites((tx, commands) => apply(bind(tx), commands)),
    recover: () => writer?.recover() ?? Promise.resolve(0),
    migrate: () => migrate(migrating),
    reencrypt: (how) => reencrypt({ runner, columns: schema.encryptedColumns ?? [], now: Date.now }, how),
    underOlderKeys: () => runner.run('read', (tx) => countUnderOlderKeys(tx, schema.encryptedColumns ?? [])),
    verify: () => {
      const { encryptedColumns = [], macTables = [], checks = [] } = schema;
      return runner.run('snapshot', (tx) => verifyDatabase(tx, { encryptedColumns, macTables, checks }));
    },
    writeLock: connector.writeLock,
    connections: () => connector.connections?.(),
    backUp: (file) => writeBackup(backingUp, file),
    restore: (file, how) => restoreBackup(backingUp, file, how),
    verifyBackup: (file, how) => verifyBackup(backingUp, file, how),
    ready: () => readiness(migrating),
    close: () => runner.close(() => writer?.close() ?? Promise.resolve()),
  };
}

function connect(schema: Schema, options: DatabaseOptions): Promise<Connector> {
  const address = parseDatabaseUrl(options.url);
  const tables = [...schema.tables, HistoryTable, EarlierMigrationTable, LockTable];
  if (address.engine === 'sqlite') {
    const { lockWaitMs = 10_000, writeLock } = options;
    return connectSqlite({ file: address.file, tables, lockWaitMs, writeLock });
  }
  return connectMysql({
    address,
    tables,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMs: options.connectTimeoutMs ?? 5000,
    beforeStatement: options.beforeStatement,
  });
}

/** A probe wants an answer soon; the tries behind it may go on. */
const READY_WITHIN_MS = 2000;

async function readiness(migrating: Migrating): Promise<Readiness> {
  const late = new AbortController();
  const timeout = setTimeout(READY_WITHIN_MS, undefined, { signal: late.signal }).then((): Readiness => ({
    ready: false,
    why: `the database has not answered within ${READY_WITHIN_MS} ms`,
  }));
  timeout.catch(() => undefined);
  try {
    return await Promise.race([lookUp(migrating), timeout]);
  } finally {
    late.abort();
  }
}

async function lookUp(migrating: Migrating): Promise<Readiness> {
  try {
    const pending = await pendingMigrations(migrating);
    return pending.length === 0
      ? { ready: true }
      : { ready: false, why: `${pending.length} migrations are to be run`, pending: pending.length };
  } catch (error) {
    return { ready: false, why: error instanceof Error ? error.message : String(error) };
  }
}
