import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { Engine } from '../database';

/** A place for one throw-away database. */
export interface TestPlace {
  readonly url: string;
  /** Removes the database and everything in it. */
  remove(): Promise<void>;
  /** Removes every row but those that migrations wrote; absent where a new place costs nothing. */
  empty?(): Promise<void>;
  /** Becomes a copy of another place that nobody has open; absent where that is no cheaper than migrating. */
  copyFrom?(url: string): Promise<void>;
}

export interface TestEngine {
  readonly engine: Engine;
  makePlace(): Promise<TestPlace>;
}

/**
 * Every commit waits for the disk, which a throw-away database has no use for: in memory where Linux has room for it (a
 * container often has only 64 MB there). A process that is killed leaves the same behind in either.
 */
function fastestFolder(): string {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 1_000_000_000 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** For what is about SQLite itself, or needs any one engine. */
export const sqliteEngine: TestEngine = {
  engine: 'sqlite',
  makePlace: async () => {
    const folder = await mkdtemp(join(fastestFolder(), 'payroll-test-'));
    const file = join(folder, 'test.sqlite');
    return {
      url: `sqlite:${file}`,
      remove: () => rm(folder, { recursive: true, force: true }),
      copyFrom: (url) => copyFile(url.slice('sqlite:'.length), file),
    };
  },
};

function mysqlAt(server: string): TestEngine {
  return {
    engine: 'mysql',
    makePlace: async () => {
      const name = `payroll_test_${randomBytes(6).toString('hex')}`;
      const url = new URL(server);
      url.pathname = `/${name}`;
      return {
        url: url.href,
        remove: () => administrate(server, (connection) => connection.query(`DROP DATABASE IF EXISTS ${name}`)),
        empty: () => administrate(url.href, emptyTables),
      };
    },
  };
}

async function administrate(url: string, work: (connection: Connection) => Promise<unknown>): Promise<void> {
  const connection = await createConnection(url);
  try {
    // A connection that somebody left inside a transaction holds its tables; the server would wait a day for it.
    await connection.query('SET SESSION lock_wait_timeout = 60, innodb_lock_wait_timeout = 60');
    await work(connection);
  } catch (error) {
    const [held] = await connection.query('SHOW FULL PROCESSLIST');
    throw new Error(`A test database could not be emptied or removed. Connections: ${JSON.stringify(held)}`, {
      cause: error,
    });
  } finally {
    await connection.end();
  }
}

async function emptyTables(connection: Connection): Promise<void> {
  const [tables] = await connection.query<(RowDataPacket & { name: string; next: number | null })[]>(
    `SELECT table_name AS name, auto_increment AS next FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_name NOT LIKE 'schema\\_%'`,
  );
  await connection.query('START TRANSACTION');
  // The built-in employment types belong to nobody: a migration made them.
  const kept = (name: string) => (name === 'employment_types' ? ' WHERE customer_id <> 0' : '');
  for (const { name } of tables) await connection.query(`DELETE FROM ${name}${kept(name)}`);
  await connection.query('COMMIT');
  // Numbers begin anew, as in a new database.
  for (const { name, next } of tables) {
    if (next !== null && next > 1) await connection.query(`ALTER TABLE ${name} AUTO_INCREMENT = 1`);
  }
}

const server = process.env['TEST_MYSQL_URL'];
const servers: readonly TestEngine[] = server === undefined || server === '' ? [] : [mysqlAt(server)];

/** What CI asks for after `npm test`, which has run every suite on SQLite already. */
const isServersOnly = process.env['TEST_SERVERS_ONLY'] === 'on' && servers.length > 0;

/**
 * SQLite always, and MySQL or MariaDB when `TEST_MYSQL_URL` names a server (`mysql://root@127.0.0.1:3306`): suites run
 * once for each, `describe.each(testEngines)('… on $engine', ({ … }) => …)`. `TEST_SERVERS_ONLY=on` leaves SQLite out.
 */
export const testEngines: readonly TestEngine[] = isServersOnly ? servers : [sqliteEngine, ...servers];

/** One line for the reader of a test run, so that a suite that did not run is not mistaken for one that passed. */
export const testEnginesLine =
  servers.length > 0
    ? `Databases under test: ${isServersOnly ? '' : 'SQLite and '}MySQL (TEST_MYSQL_URL).`
    : 'Databases under test: SQLite only. Set TEST_MYSQL_URL=mysql://root@127.0.0.1:3306 to test MySQL too.';
