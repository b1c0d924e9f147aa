import { SqliteDriver } from './sqlite-driver';
import { sqliteStatements } from './sqlite-statements';
import type { SqlValue } from './transaction';

const rowsOf = (from: number, count: number): SqlValue[] =>
  Array.from({ length: count }, (_, n) => [from + n, `name ${from + n}`, null, 'x'.repeat(2_000)]).flat();
const insertOf = (count: number): string =>
  `INSERT INTO person (id, name, email, note) VALUES ${Array.from({ length: count }, () => '(?, ?, ?, ?)').join(', ')}`;

/** What is done on this thread ends without a turn of the event loop. */
async function endsWithoutATurn(work: Promise<unknown>): Promise<boolean> {
  let hasEnded = false;
  const ended = work.then(() => (hasEnded = true));
  for (let n = 0; n < 100; n++) await Promise.resolve();
  const atOnce = hasEnded;
  await ended;
  return atOnce;
}

describe('statements that store rows in SQLite', () => {
  let connection: SqliteDriver;
  beforeEach(() => {
    connection = new SqliteDriver(':memory:');
    connection.exec('CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT UNIQUE, email TEXT, note TEXT)');
  });
  afterEach(() => connection.close());

  test('many rows are stored on another thread, each once, and few on this one', async () => {
    const statements = sqliteStatements(connection);
    await statements.insert(insertOf(64), rowsOf(0, 64));
    expect(await endsWithoutATurn(statements.insert(insertOf(64), rowsOf(64, 64)))).toBe(false);
    expect(await endsWithoutATurn(statements.insert(insertOf(1), rowsOf(128, 1)))).toBe(true);
    const stored = (await statements.query('SELECT id, name, email, note FROM person ORDER BY id', [])).flatMap(
      Object.values,
    );
    expect(stored).toEqual(rowsOf(0, 129));
  });

  test('lists that are stored at a time are each stored once', async () => {
    const statements = sqliteStatements(connection);
    // The statement is there from now on, so that all lists use the same one.
    await statements.insert(insertOf(64), rowsOf(0, 64));
    const lists = 200;
    const stored = Array.from({ length: lists }, (_, n) => statements.insert(insertOf(64), rowsOf(64 * (n + 1), 64)));
    await Promise.all(stored);
    expect(await statements.query('SELECT count(*) AS count FROM person', [])).toEqual([{ count: 64 * (lists + 1) }]);
  });

  test('a list is stored where one at the same time was refused', async () => {
    const statements = sqliteStatements(connection);
    await statements.insert(insertOf(64), rowsOf(0, 64));
    const [refused, stored] = await Promise.allSettled([
      statements.insert(insertOf(64), rowsOf(0, 64)),
      statements.insert(insertOf(64), rowsOf(64, 64)),
    ]);
    expect([refused.status, stored.status]).toEqual(['rejected', 'fulfilled']);
    expect(await statements.query('SELECT count(*) AS count FROM person', [])).toEqual([{ count: 128 }]);
  });

  test('rows that cannot be stored are refused together and by the same error on both threads', async () => {
    const statements = sqliteStatements(connection);
    await statements.insert(insertOf(1), rowsOf(63, 1));
    const taken = { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' };
    await expect(statements.insert(insertOf(64), rowsOf(0, 64))).rejects.toMatchObject(taken);
    await expect(statements.insert(insertOf(1), rowsOf(63, 1))).rejects.toMatchObject(taken);
    expect(await statements.query('SELECT count(*) AS count FROM person', [])).toEqual([{ count: 1 }]);
  });
});
