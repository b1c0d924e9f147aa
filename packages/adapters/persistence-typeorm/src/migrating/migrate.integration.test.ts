import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import type { Schema } from '../database';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { testMigration } from '../testing/test-migration';
import { addColumn } from './add-column';
import { runnerOf } from './bookkeeping';
import { changeRows } from './change-rows';
import { createIndex } from './create-index';
import { createTable } from './create-table';
import { dropColumn } from './drop-column';
import { dropIndex } from './drop-index';
import { dropTables } from './drop-tables';
import { hasIndex } from './has-index';
import { migrationName, type MigrationClass } from './migration-name';

jest.setTimeout(60_000);

const schemaOf = (...migrations: readonly MigrationClass[]): Schema => ({ tables: [], migrations });
const nothing = (): Promise<void> => Promise.resolve();
const first = testMigration('0001-first', (runner) =>
  createTable(runner, 'first_records', { id: column.id(), name: column.text(20) }),
);

describe.each(testEngines)('migrations on $engine', (engine) => {
  let opened: TestDatabase[];
  beforeEach(() => {
    opened = [];
  });
  afterEach(async () => {
    for (const database of opened) await database.remove();
  });

  const begin = async (schema: Schema): Promise<TestDatabase> => {
    const database = await openTestDatabase(engine, { schema, migrated: false, migrationLeaseMs: 400 });
    opened.push(database);
    return database;
  };
  /** The same database, as another version of the program sees it. */
  const withSchema = async (database: TestDatabase, schema: Schema): Promise<TestDatabase> => {
    const place = { url: database.url, remove: () => Promise.resolve() };
    const again = await openTestDatabase(
      { engine: engine.engine, makePlace: () => Promise.resolve(place) },
      { schema, migrated: false, migrationLeaseMs: 400 },
    );
    opened.unshift(again);
    return again;
  };
  const has = (database: TestDatabase, what: { table: string; column?: string; index?: string }): Promise<boolean> =>
    database
      .reading((tx) => tx)
      .run((tx) => {
        const runner = runnerOf(tx);
        if (what.index !== undefined) return hasIndex(runner, what.table, what.index);
        return what.column === undefined ? runner.hasTable(what.table) : runner.hasColumn(what.table, what.column);
      });

  test('run in the order of their numbers, once', async () => {
    const order: string[] = [];
    const note = (id: string) => testMigration(id, () => Promise.resolve(void order.push(id)));
    const database = await begin(schemaOf(note('0010-c'), note('0002-b'), note('0001-a')));
    expect(await database.migrate()).toEqual(['0001-a', '0002-b', '0010-c']);
    expect(await database.migrate()).toEqual([]);
    expect(order).toEqual(['0001-a', '0002-b', '0010-c']);
  });

  test('one that came later with a lower number is run too', async () => {
    const late = testMigration('0020-late', (runner) => createTable(runner, 'late_records', { id: column.id() }));
    const database = await begin(schemaOf(first, late));
    await database.migrate();
    const between = testMigration('0010-between', (runner) =>
      addColumn(runner, 'first_records', 'colour', nullable(column.text(9))),
    );
    const next = await withSchema(database, schemaOf(first, between, late));
    expect(await next.ready()).toMatchObject({ ready: false });
    expect(await next.migrate()).toEqual(['0010-between']);
    expect(await has(next, { table: 'first_records', column: 'colour' })).toBe(true);
  });

  test('a failure is one line that says which, and the next start goes on from there', async () => {
    let broken = true;
    const second = testMigration('0002-second', async (runner) => {
      await createTable(runner, 'second_records', { id: column.id() });
      await changeRows(runner, async () => {
        await runner.query('INSERT INTO second_records (id) VALUES (1)');
        if (broken) await runner.query('INSERT INTO no_such_table (id) VALUES (1)');
      });
    });
    const third = testMigration('0003-third', (runner) =>
      createIndex(runner, 'second_records_odd', 'second_records', ['id']),
    );
    const database = await begin(schemaOf(first, second, third));
    await expect(database.migrate()).rejects.toMatchObject({
      name: 'MigrationFailed',
      message: expect.stringMatching(/^Migration 0002-second failed: [^\n]*no_such_table[^\n]+$/) as unknown,
    });
    expect(await database.ready()).toMatchObject({ ready: false });
    expect(await has(database, { table: 'first_records' })).toBe(true);
    // SQLite undoes the whole migration; MySQL keeps the table it was told to make, and none of the rows.
    expect(await has(database, { table: 'second_records' })).toBe(engine.engine === 'mysql');

    broken = false;
    expect(await database.migrate()).toEqual(['0002-second', '0003-third']);
    const rows = await database.reading((tx) => tx).run((tx) => tx.query('SELECT id FROM second_records'));
    expect(rows).toEqual([{ id: 1 }]);
    expect(await has(database, { table: 'second_records', index: 'second_records_odd' })).toBe(true);
  });

  test('every step may be repeated, as after a crash between doing and recording', async () => {
    const steps: readonly ((runner: QueryRunner) => Promise<void>)[] = [
      (runner) =>
        createTable(runner, 'things', { id: column.id(), name: column.text(20), old: nullable(column.integer()) }),
      (runner) => createIndex(runner, 'things_name', 'things', ['name'], { unique: true }),
      (runner) => createIndex(runner, 'things_old', 'things', ['old']),
      (runner) => addColumn(runner, 'things', 'size', column.integer(), { existingRows: 7 }),
      (runner) => addColumn(runner, 'things', 'price', column.money(), { existingRows: '1.5' }),
      (runner) => addColumn(runner, 'things', 'kind', nullable(column.code(10))),
      (runner) => dropIndex(runner, 'things_old', 'things'),
      (runner) => dropColumn(runner, 'things', 'old'),
      (runner) => createTable(runner, 'gone', { id: column.id() }),
      (runner) => dropTables(runner, 'gone'),
    ];
    const things = testMigration('0001-things', async (runner) => {
      for (const step of steps) {
        await step(runner);
        await step(runner);
      }
    });
    const database = await begin(schemaOf(things));
    await database.migrate();
    await database.unitOfWork((tx) => tx).run((tx) => tx.execute("INSERT INTO things (name) VALUES ('x')"));
    const rows = await database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ price: string }>('SELECT id, name, size, price, kind FROM things'));
    expect(rows.map((row) => ({ ...row, price: Number(row.price) }))).toEqual([
      { id: 1, name: 'x', size: 7, price: 1.5, kind: null },
    ]);
    expect(await has(database, { table: 'things', column: 'old' })).toBe(false);
    expect(await has(database, { table: 'gone' })).toBe(false);
  });

  test('a database from a newer version is left alone', async () => {
    const database = await begin(schemaOf(first, testMigration('0099-future', nothing)));
    await database.migrate();
    const older = await withSchema(database, schemaOf(first));
    await expect(older.migrate()).rejects.toThrow(/newer version: it has 0099-future/);
  });

  // SQLite needs no lock of ours: there the transaction of a migration is the lock.
  if (engine.engine === 'mysql') {
    test('the lock of a process that died is taken over when its lease ends', async () => {
      const database = await begin(schemaOf(first));
      await database.migrate();
      const until = Date.now() + 600;
      await database
        .unitOfWork((tx) => tx)
        .run(async (tx) => {
          await tx.execute('DELETE FROM schema_lock');
          await tx.execute("INSERT INTO schema_lock (id, holder, lease_until) VALUES (1, 'dead', ?)", [until]);
        });
      const next = await withSchema(
        database,
        schemaOf(
          first,
          testMigration('0002-next', (runner) => createTable(runner, 'next_records', { id: column.id() })),
        ),
      );
      expect(await next.migrate()).toEqual(['0002-next']);
      expect(Date.now()).toBeGreaterThan(until);
    });

    test('a lock that is never freed ends the wait with one line', async () => {
      const database = await begin(schemaOf(first));
      await database.migrate();
      await database
        .unitOfWork((tx) => tx)
        .run(async (tx) => {
          await tx.execute('DELETE FROM schema_lock');
          await tx.execute("INSERT INTO schema_lock (id, holder, lease_until) VALUES (1, 'alive', ?)", [
            Date.now() + 60_000,
          ]);
        });
      const place = { url: database.url, remove: () => Promise.resolve() };
      const waiting = await openTestDatabase(
        { engine: 'mysql', makePlace: () => Promise.resolve(place) },
        {
          schema: schemaOf(first, testMigration('0002-next', nothing)),
          migrated: false,
          migrationWaitMs: 300,
        },
      );
      opened.unshift(waiting);
      await expect(waiting.migrate()).rejects.toThrow(/^Another process has been migrating/);
    });
  }
});

test('a migration that could not be ordered or repeated is not accepted', async () => {
  expect(() => migrationName('first')).toThrow(TypeError);
  const runner = {} as QueryRunner;
  await expect(createTable(runner, 't', { name: column.text(3) })).rejects.toThrow(/no primary key/);
  await expect(addColumn(runner, 't', 'c', column.text(3))).rejects.toThrow(/neither nullable/);
});
