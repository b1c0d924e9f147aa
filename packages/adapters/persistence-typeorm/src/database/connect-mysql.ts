import { readFileSync } from 'node:fs';
import type { PoolConnection } from 'mysql2';
import { createConnection } from 'mysql2/promise';
import { DataSource, type EntitySchema, type QueryRunner } from 'typeorm';
import type { ConnectionUse, Connector, DatabaseConnection, Purpose, Session } from './connector';
import { DatabaseUnavailable } from './database-unavailable';
import { translateMysqlError } from './mysql-errors';
import { mysqlStatements, type MysqlQueries } from './mysql-statements';
import type { DatabaseAddress } from './parse-database-url';
import { silentLogger } from './silent-logger';
import { SnakeCaseNames } from './snake-case-names';

export type MysqlAddress = Extract<DatabaseAddress, { engine: 'mysql' }>;

export interface MysqlOptions {
  readonly address: MysqlAddress;
  readonly tables: readonly EntitySchema[];
  readonly poolSize: number;
  readonly connectTimeoutMs: number;
  readonly beforeStatement?: Connector['beforeStatement'] | undefined;
}

/** For each connection. The server keeps them too; 16,382 of all connections by default. */
const MOST_PREPARED = 100;

export async function connectMysql(options: MysqlOptions): Promise<Connector> {
  const { address } = options;
  try {
    return await connect(options);
  } catch (error) {
    if (numberOf(error) !== 1049) throw cannotConnect(error, address);
  }
  await makeDatabase(options);
  try {
    return await connect(options);
  } catch (error) {
    throw cannotConnect(error, address);
  }
}

async function connect(options: MysqlOptions): Promise<Connector> {
  const { address } = options;
  const dataSource = new DataSource({
    type: 'mysql',
    host: address.host,
    port: address.port,
    username: address.user,
    password: address.password,
    database: address.name,
    charset: 'UTF8MB4_BIN',
    timezone: 'Z',
    supportBigNumbers: true,
    // Whole numbers come as numbers; one past 2^53 comes as its digits rather than as another number.
    bigNumberStrings: false,
    dateStrings: true,
    connectTimeout: options.connectTimeoutMs,
    poolSize: address.poolSize ?? options.poolSize,
    ...(address.ssl === 'off' ? {} : { ssl: sslOf(address) }),
    extra: {
      decimalNumbers: false,
      enableKeepAlive: true,
      idleTimeout: 60_000,
      maxPreparedStatements: MOST_PREPARED,
    },
    entities: [...options.tables],
    namingStrategy: new SnakeCaseNames(),
    synchronize: false,
    migrationsRun: false,
    migrationsTableName: 'schema_history',
    logging: false,
    logger: silentLogger,
  });
  await dataSource.initialize();
  try {
    await refuseUnsafeModes(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return {
    engine: 'mysql',
    translate: translateMysqlError,
    beforeStatement: options.beforeStatement ?? (() => undefined),
    open: async () => {
      const runner = dataSource.createQueryRunner();
      return sessionOf(dataSource, runner, (await runner.connect()) as PoolConnection);
    },
    reading: readingConnection(dataSource),
    connections: () => connectionUse(dataSource),
    close: () => dataSource.destroy(),
  };
}

/** The driver has no public way to ask. */
function connectionUse({ driver }: DataSource): ConnectionUse {
  const { pool } = driver as unknown as {
    readonly pool: Readonly<Record<'_allConnections' | '_freeConnections' | '_connectionQueue', { length: number }>>;
  };
  const open = pool._allConnections.length;
  return { open, busy: open - pool._freeConnections.length, waiting: pool._connectionQueue.length };
}

/** Each statement takes a connection of the pool and gives it back; without a transaction any will do. */
function readingConnection(dataSource: DataSource): DatabaseConnection {
  const { pool } = dataSource.driver as unknown as { readonly pool: MysqlQueries };
  const runner = Object.create(dataSource.createQueryRunner()) as QueryRunner;
  runner.query = async (...call: [string, unknown[]?, boolean?]) => {
    const once = dataSource.createQueryRunner();
    try {
      return (await once.query(...(call as [string, unknown[], true]))) as never;
    } finally {
      await once.release();
    }
  };
  return { dataSource, runner, statements: mysqlStatements(pool) };
}

function sessionOf(dataSource: DataSource, runner: QueryRunner, connection: PoolConnection): Session {
  const statements = mysqlStatements(connection);
  const tell = (sql: string) => statements.execute(sql, []);
  let broken = false;
  let isOpen = false;
  return {
    dataSource,
    runner,
    statements,
    begin: async (purpose: Purpose) => {
      // Each statement of a transaction at read committed sees what was committed before it, and so does one outside of
      // any. What only reads saves three round trips for every statement of its own that way.
      if (purpose === 'read') return;
      isOpen = true;
      if (purpose === 'snapshot') {
        // Said so it holds for the next transaction only.
        await tell('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
        await tell('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
        return;
      }
      // After waiting for a row lock, the next plain read must see what the other one committed, as it does on SQLite.
      if (!readsCommitted.has(connection)) await tell('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
      readsCommitted.add(connection);
      await tell('START TRANSACTION');
    },
    commit: async () => {
      if (isOpen) await tell('COMMIT');
    },
    rollback: async () => {
      // Also where nothing is open: a connection that answers is one to keep.
      try {
        await tell('ROLLBACK');
      } catch {
        broken = true;
      }
    },
    release: async () => {
      // A connection in an unknown state never goes back to the pool: the next user would inherit its transaction.
      if (broken) connection.destroy();
      else await runner.release();
    },
  };
}

/** Those of the pool that were told so for all they will do: telling them for each transaction costs it a round trip. */
const readsCommitted = new WeakSet<PoolConnection>();

async function refuseUnsafeModes(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ mode: string; autocommit: number }[]>(
    'SELECT @@sql_mode AS mode, @@autocommit AS autocommit',
  );
  if (Number(row?.autocommit) !== 1) {
    throw new DatabaseUnavailable(
      'The database server opens a transaction with every statement, so that what is read would grow old. Set its autocommit to 1.',
    );
  }
  const modes = new Set((row?.mode ?? '').split(','));
  if (!modes.has('STRICT_TRANS_TABLES') && !modes.has('STRICT_ALL_TABLES')) {
    throw new DatabaseUnavailable(
      'The database server would cut values that do not fit instead of refusing them. Add STRICT_TRANS_TABLES to its sql_mode.',
    );
  }
  if (modes.has('NO_BACKSLASH_ESCAPES')) {
    throw new DatabaseUnavailable(
      'The database server runs with NO_BACKSLASH_ESCAPES, with which values cannot be quoted safely. Remove it from its sql_mode.',
    );
  }
}

async function makeDatabase({ address, connectTimeoutMs }: MysqlOptions): Promise<void> {
  try {
    const connection = await createConnection({
      host: address.host,
      port: address.port,
      user: address.user,
      password: address.password,
      connectTimeout: connectTimeoutMs,
      ...(address.ssl === 'off' ? {} : { ssl: sslOf(address) }),
    });
    try {
      await connection.query(
        `CREATE DATABASE IF NOT EXISTS \`${address.name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`,
      );
    } finally {
      await connection.end();
    }
  } catch {
    throw new DatabaseUnavailable(
      `There is no database ${address.name} at ${address.host}:${address.port}, and user ${address.user} may not create it. ` +
        `Run: CREATE DATABASE ${address.name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`,
    );
  }
}

function sslOf(address: MysqlAddress): { ca?: Buffer; rejectUnauthorized: boolean } {
  const rejectUnauthorized = address.ssl !== 'unverified';
  if (address.sslCa === undefined) return { rejectUnauthorized };
  try {
    return { ca: readFileSync(address.sslCa), rejectUnauthorized };
  } catch {
    throw new DatabaseUnavailable(`DATABASE_URL: the file ${address.sslCa} named by ssl-ca cannot be read.`);
  }
}

function numberOf(error: unknown): number {
  const number = (error as { errno?: unknown } | null)?.errno;
  return typeof number === 'number' ? number : 0;
}

/** Says in an operator's words why there is no connection. The address is repeated without the password. */
function cannotConnect(error: unknown, address: MysqlAddress): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return error;
  const where = `${address.host}:${address.port}`;
  return new DatabaseUnavailable(`${whyNot(code, numberOf(error), where, address)} (${code}).`);
}

function whyNot(code: string, number: number, where: string, address: MysqlAddress): string {
  if (number === 1045 || number === 1251 || number === 1698) {
    return `The database at ${where} refused user ${address.user}. Check the user and password in DATABASE_URL`;
  }
  if (number === 1044)
    return `User ${address.user} may not use database ${address.name} at ${where}. Grant it the rights`;
  if (number === 1130)
    return `The database at ${where} accepts no connection from this machine. Grant the user this host`;
  if (number === 1040 || number === 1203) {
    return `The database at ${where} has no connection left. Raise max_connections or lower pool in DATABASE_URL`;
  }
  if (code === 'HANDSHAKE_SSL_ERROR' || code.startsWith('ERR_TLS') || code.includes('CERT') || code.includes('SSL')) {
    return `The database at ${where} offers no connection under TLS that can be trusted. Check ssl and ssl-ca in DATABASE_URL`;
  }
  return `No database answers at ${where}. Start it, or check the host and port in DATABASE_URL`;
}
