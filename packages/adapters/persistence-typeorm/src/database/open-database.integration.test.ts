import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { testKeys } from '../testing';
import { probe, probeSchema, ProbeTable } from '../testing/probe-schema';
import { insertRow } from '../rows';
import { openDatabaseWith, type DatabaseOptions } from './database';
import { DatabaseUnavailable } from './database-unavailable';

jest.setTimeout(60_000);

const open = (url: string, options: Partial<DatabaseOptions> = {}) =>
  openDatabaseWith(probeSchema, { ...testKeys, url, connectTimeoutMs: 1500, ...options });

/** One line, in an operator's words, without the password. */
async function expectUnavailable(opening: Promise<unknown>, words: RegExp): Promise<void> {
  const error = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  const { message } = error as Error;
  expect(message).toMatch(words);
  expect(message).not.toMatch(/\n|s3cret/);
}

describe('opening SQLite', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'payroll-open-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('makes the folders and a file that only its owner reads', async () => {
    const file = join(folder, 'a', 'b', 'payroll.sqlite');
    const database = await open(`sqlite:${file}`);
    await database.migrate();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(`${file}-wal`)).mode & 0o777).toBe(0o600);
    await database.close();
  });

  test('keeps the data from one opening to the next, and after closing the one file is all of it', async () => {
    const url = `sqlite:${join(folder, 'payroll.sqlite')}`;
    const first = await open(url);
    await first.migrate();
    await first.unitOfWork((tx) => tx).run((tx) => insertRow(tx, ProbeTable, probe('kept')));
    await first.close();

    const copy = join(folder, 'copy.sqlite');
    await writeFile(copy, await readFile(join(folder, 'payroll.sqlite')));
    for (const each of [url, `sqlite:${copy}`]) {
      const again = await open(each);
      expect(await again.migrate()).toEqual([]);
      const rows = await again.unitOfWork((tx) => tx).run((tx) => tx.query('SELECT name FROM probe_records'));
      expect(rows).toEqual([{ name: 'kept' }]);
      await again.close();
    }
  });

  test('lives in memory when told to', async () => {
    const database = await open('sqlite::memory:');
    expect(await database.ready()).toMatchObject({
      ready: false,
      why: expect.stringContaining('migrations') as unknown,
    });
    await database.migrate();
    expect(await database.ready()).toEqual({ ready: true });
    await database.close();
  });

  test('is durable: write-ahead log, full synchronisation, foreign keys', async () => {
    const database = await open(`sqlite:${join(folder, 'x.sqlite')}`);
    const pragmas = await database
      .reading((tx) => tx)
      .run(async (tx) => [
        await tx.query('PRAGMA journal_mode'),
        await tx.query('PRAGMA synchronous'),
        await tx.query('PRAGMA foreign_keys'),
      ]);
    expect(pragmas).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: 2 }], [{ foreign_keys: 1 }]]);
    await database.close();
  });

  test('says that a file is not a database', async () => {
    const file = join(folder, 'letter.txt');
    await writeFile(file, 'Dear payroll, '.repeat(500));
    await expectUnavailable(open(`sqlite:${file}`), /letter\.txt is not a SQLite database/);
    expect(await readFile(file, 'utf8')).toBe('Dear payroll, '.repeat(500));
  });

  test('says that a folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    await expectUnavailable(
      open(`sqlite:${join(folder, 'file', 'x.sqlite')}`),
      /cannot be opened \((ENOTDIR|EEXIST)\)/,
    );
  });

  test('says that a folder is not a file', async () => {
    await expectUnavailable(open(`sqlite:${folder}`), /cannot be opened \(EISDIR\)/);
  });
});

describe('a server that cannot be reached', () => {
  test('nothing listens there', async () => {
    await expectUnavailable(
      open('mysql://payroll:s3cret@127.0.0.1:1/payroll'),
      /^No database answers at 127\.0\.0\.1:1\. .*ECONNREFUSED/,
    );
  });

  test('the host has no address', async () => {
    await expectUnavailable(
      open('mysql://payroll:s3cret@no-such-host.invalid/payroll'),
      /^No database answers at no-such-host\.invalid:3306/,
    );
  });
});

const server = process.env['TEST_MYSQL_URL'];

if (server !== undefined && server !== '')
  describe('a server that says no', () => {
    const address = server;
    const name = `payroll_test_open_${process.pid}`;
    const as = (user: string, password: string, path = name) => {
      const url = new URL(address);
      [url.username, url.password, url.pathname] = [user, password, `/${path}`];
      return url.href;
    };
    const asRoot = (path: string) => {
      const url = new URL(address);
      url.pathname = `/${path}`;
      return url.href;
    };
    const administrate = async (...statements: readonly string[]) => {
      const connection = await createConnection(address);
      for (const statement of statements) await connection.query(statement);
      await connection.end();
    };
    const user = `pt_${process.pid}`;

    beforeAll(() => administrate(`CREATE USER '${user}'@'%' IDENTIFIED BY 's3cret-right'`));
    afterAll(() => administrate(`DROP USER '${user}'@'%'`, `DROP DATABASE IF EXISTS ${name}`));

    test('a wrong password', async () => {
      await expectUnavailable(open(as(user, 's3cret-wrong')), /refused user pt_\d+\. Check the user and password/);
    });

    test('a database that is missing and may not be made', async () => {
      const opening = open(as(user, 's3cret-right', 'payroll_absent'));
      await expectUnavailable(opening, /may not use database payroll_absent|no database payroll_absent/);
    });

    test('a database that is missing and may be made', async () => {
      const database = await open(asRoot(name));
      await database.migrate();
      expect(await database.ready()).toEqual({ ready: true });
      await database.close();
    });

    test('a server without TLS where TLS is wanted', async () => {
      await expectUnavailable(open(`${asRoot(name)}?ssl=on`), /under TLS/);
    });
  });
