import { column, nullable } from '../columns';
import type { Schema } from '../database';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { addColumn } from './add-column';
import { changeRows } from './change-rows';
import { createIndex } from './create-index';
import { createTable } from './create-table';
import { dropColumn } from './drop-column';
import { dropIndex } from './drop-index';
import { dropTable } from './drop-table';
import { migration, type Migration } from './migration';
import { schemaHas } from './schema-has';

jest.setTimeout(60_000);

const schemaOf = (...migrations: readonly Migration[]): Schema => ({ tables: [], migrations });
const nothing = changeRows('do nothing', () => Promise.resolve());
const first = migration('0001-first', [createTable('first_records', { id: column.id(), name: column.text(20) })]);

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
  const has = (database: TestDatabase, what: Parameters<typeof schemaHas>[1]) =>
    database.reading((tx) => tx).run((tx) => schemaHas(tx, what));

  test('run in the order of their numbers, once', async () => {
    const order: string[] = [];
    const mark = (id: string) => migration(id, [changeRows('mark', () => Promise.resolve(void order.push(id)))]);
    const database = await begin(schemaOf(mark('0010-c'), mark('0002-b'), mark('0001-a')));
    expect(await database.migrate()).toEqual(['0001-a', '0002-b', '0010-c']);
    expect(await database.migrate()).toEqual([]);
    expect(order).toEqual(['0001-a', '0002-b', '0010-c']);
  });

  test('one that came later with a lower number is run too', async () => {
    const database = await begin(
      schemaOf(first, migration('0020-late', [createTable('late_records', { id: column.id() })])),
    );
    await database.migrate();
    const between = migration('0010-between', [addColumn('first_records', 'colour', nullable(column.text(9)))]);
    const next = await withSchema(database, schemaOf(first, between, migration('0020-late', [nothing])));
    expect(await next.ready()).toMatchObject({ ready: false });
    expect(await next.migrate()).toEqual(['0010-between']);
    expect(await has(next, { table: 'first_records', column: 'colour' })).toBe(true);
  });

  test('a failure is one line that says where, and the next start goes on from there', async () => {
    let broken = true;
    const second = migration('0002-second', [
      createTable('second_records', { id: column.id() }),
      changeRows('fill in', async (tx) => {
        await tx.execute('INSERT INTO second_records (id) VALUES (1)');
        if (broken) await tx.execute('INSERT INTO no_such_table (id) VALUES (1)');
      }),
      createIndex('second_records_odd', 'second_records', ['id']),
    ]);
    const database = await begin(schemaOf(first, second));
    await expect(database.migrate()).rejects.toMatchObject({
      name: 'MigrationFailed',
      message: expect.stringMatching(/^Migration 0002-second failed at step 2 of 3 \(fill in\): [^\n]+$/) as unknown,
    });
    expect(await database.ready()).toMatchObject({ ready: false });
    expect(await has(database, { table: 'first_records' })).toBe(true);
    // SQLite undoes the whole migration; MySQL keeps the table it was told to make, and none of the rows.
    expect(await has(database, { table: 'second_records' })).toBe(engine.engine === 'mysql');

    broken = false;
    expect(await database.migrate()).toEqual(['0002-second']);
    const rows = await database.reading((tx) => tx).run((tx) => tx.query('SELECT id FROM second_records'));
    expect(rows).toEqual([{ id: 1 }]);
    expect(await has(database, { table: 'second_records', index: 'second_records_odd' })).toBe(true);
  });

  test('every step may be repeated, as after a crash between doing and recording', async () => {
    const steps = [
      createTable('things', { id: column.id(), name: column.text(20), old: nullable(column.integer()) }),
      createIndex('things_name', 'things', ['name'], { unique: true }),
      createIndex('things_old', 'things', ['old']),
      addColumn('things', 'size', column.integer(), { existingRows: 7 }),
      addColumn('things', 'price', column.money(), { existingRows: '1.5' }),
      addColumn('things', 'kind', nullable(column.code(10))),
      dropIndex('things_old', 'things'),
      dropColumn('things', 'old'),
      createTable('gone', { id: column.id() }),
      dropTable('gone'),
    ];
    const database = await begin(
      schemaOf(
        migration(
          '0001-things',
          steps.flatMap((step) => [step, step]),
        ),
      ),
    );
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
    const database = await begin(schemaOf(first, migration('0099-future', [nothing])));
    await database.migrate();
    const older = await withSchema(database, schemaOf(first));
    await expect(older.migrate()).rejects.toThrow(/newer version: it has 0099-future/);
  });

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
      schemaOf(first, migration('0002-next', [createTable('next_records', { id: column.id() })])),
    );
    expect(await next.migrate()).toEqual(['0002-next']);
    if (engine.engine === 'mysql') expect(Date.now()).toBeGreaterThan(until);
  });

  // SQLite needs no lock of ours: there the transaction of a migration is the lock.
  if (engine.engine === 'mysql')
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
          schema: schemaOf(first, migration('0002-next', [nothing])),
          migrated: false,
          migrationWaitMs: 300,
        },
      );
      opened.unshift(waiting);
      await expect(waiting.migrate()).rejects.toThrow(/^Another process has been migrating/);
    });
});

test('a migration that could not be repeated or ordered is not accepted', () => {
  expect(() => migration('first', [])).toThrow(TypeError);
  expect(() => migration('0001-empty', [])).toThrow(/no step/);
  expect(() => createTable('t', { name: column.text(3) })).toThrow(/no primary key/);
  expect(() => addColumn('t', 'c', column.text(3))).toThrow(/neither nullable/);
});
