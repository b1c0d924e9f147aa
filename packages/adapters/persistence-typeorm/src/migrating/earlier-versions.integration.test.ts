import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationExecutor, type DataSource } from 'typeorm';
import { openDatabaseWith, type Database, type Transaction } from '../database';
import { migrations } from '../migrations';
import { payrollSchema } from '../payroll-schema';
import { openTestDatabase, testEngines, testKeys, type TestPlace } from '../testing';
import { runnerOf } from './bookkeeping';
import { migrationId } from './migration-name';

jest.setTimeout(120_000);

/**
 * A database as the last version with bookkeeping of its own left it: the statements by which the engine says it would
 * make its tables and indexes, what the bookkeeping held, and the rows that migrations had stored.
 */
interface Earlier {
  readonly statements: readonly string[];
  readonly records: readonly { id: string; steps_done: number; finished_at: number }[];
  readonly types: readonly { id: number; customer_id: number; name: string; name_key: string }[];
}

const ids = migrations.map((Migration) => migrationId(new Migration().name));

describe.each(testEngines)('a database of an earlier version on $engine', (testEngine) => {
  const { engine } = testEngine;
  const earlier = JSON.parse(readFileSync(join(__dirname, `fixtures/earlier-${engine}.json`), 'utf8')) as Earlier;
  let place: TestPlace;
  let database: Database;

  beforeEach(async () => {
    place = await testEngine.makePlace();
    const made = await openDatabaseWith({ tables: [], migrations: [] }, { ...testKeys, url: place.url });
    await made
      .unitOfWork((tx) => tx)
      .run(async (tx) => {
        for (const statement of earlier.statements) await tx.execute(statement);
        for (const { id, steps_done, finished_at } of earlier.records) {
          const sql = 'INSERT INTO schema_migrations (id, steps_done, finished_at) VALUES (?, ?, ?)';
          await tx.execute(sql, [id, steps_done, finished_at]);
        }
        for (const { id, customer_id, name, name_key } of earlier.types) {
          const sql = 'INSERT INTO employment_types (id, customer_id, name, name_key) VALUES (?, ?, ?, ?)';
          await tx.execute(sql, [id, customer_id, name, name_key]);
        }
      });
    await made.close();
    database = await openDatabaseWith(payrollSchema, { ...testKeys, url: place.url });
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const read = <T>(sql: string) => database.reading((tx) => tx).run((tx) => tx.query<T>(sql));
  const write = (sql: string) => database.unitOfWork((tx) => tx).run((tx) => tx.execute(sql));
  const history = async () =>
    (await read<{ name: string }>('SELECT name FROM schema_history ORDER BY name')).map(({ name }) =>
      migrationId(name),
    );

  /** The migrations that came after the version. */
  const newer = ids.filter((id) => !earlier.records.some((record) => record.id === id));

  test('is recognised: nothing is run again, only what came later, and TypeORM is told what was', async () => {
    expect(await database.ready()).toEqual({
      ready: false,
      why: `${newer.length} migrations are to be run`,
      pending: newer.length,
    });
    expect(await database.migrate()).toEqual(newer);
    expect(await history()).toEqual(ids);
    expect(await database.migrate()).toEqual([]);
    expect(await history()).toEqual(ids);
    expect(await database.ready()).toEqual({ ready: true });
  });

  test('has the tables that a new one gets', async () => {
    const fresh = await openTestDatabase(testEngine);
    try {
      await database.migrate();
      const here = await database.reading((tx) => tx).run(shapes);
      expect(here).toEqual(await fresh.reading((tx) => tx).run(shapes));
    } finally {
      await fresh.remove();
    }
  });

  test('one that was left in the middle of a migration goes on there', async () => {
    await write("UPDATE schema_migrations SET finished_at = NULL, steps_done = 2 WHERE id = '0090-filing'");
    await write('DROP TABLE super_receipts');
    await write('DROP TABLE payday_returns');
    expect(await database.ready()).toMatchObject({ ready: false });
    expect(await database.migrate()).toEqual([...newer, '0090-filing'].sort());
    expect(await history()).toEqual(ids);
    expect(await read('SELECT * FROM super_receipts')).toEqual([]);
    // An earlier version that is started again finds it finished too.
    expect(await read('SELECT id FROM schema_migrations WHERE finished_at IS NULL')).toEqual([]);
  });

  test('one that was left while it was carried over goes on there', async () => {
    await database.migrate();
    await write("DELETE FROM schema_history WHERE name NOT LIKE '0010-%'");
    expect(await database.migrate()).toEqual([]);
    expect([...(await history())].sort()).toEqual(ids);
  });

  test('one of a newer version is left alone', async () => {
    await write("INSERT INTO schema_migrations (id, steps_done, finished_at) VALUES ('0999-future', 1, 1)");
    await expect(database.migrate()).rejects.toThrow(/newer version: it has 0999-future/);
  });
});

describe.each(testEngines)('migrations back and forth on $engine', (engine) => {
  test('every migration can be undone, and done again with the same result', async () => {
    const database = await openTestDatabase(engine, { migrated: false });
    try {
      await database.migrate();
      const before = await database.reading((tx) => tx).run(shapes);
      for (let n = 0; n < migrations.length; n++) {
        await database.unitOfWork((tx) => tx).run((tx) => executor(tx).undoLastMigration());
      }
      expect(await database.reading((tx) => tx).run(shapes)).toEqual([]);
      expect(await database.migrate()).toEqual(ids);
      expect(await database.reading((tx) => tx).run(shapes)).toEqual(before);
    } finally {
      await database.remove();
    }
  });
});

function executor(tx: Transaction): MigrationExecutor {
  const instances = { value: migrations.map((Migration) => new Migration()) };
  const made = new MigrationExecutor(
    Object.create(tx.manager.dataSource, { migrations: instances }) as DataSource,
    runnerOf(tx),
  );
  made.transaction = 'none';
  return made;
}

/** Tables and indexes as the engine describes them, but for the bookkeeping of migrations. */
async function shapes(tx: Transaction): Promise<readonly string[]> {
  if (tx.engine === 'sqlite') {
    const rows = await tx.query<{ sql: string }>(
      "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND tbl_name NOT LIKE 'schema_%' ORDER BY type, name",
    );
    return rows.map(({ sql }) => sql.replace(/\s+/g, ' '));
  }
  const tables = await tx.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name NOT LIKE 'schema\\_%' ORDER BY table_name",
  );
  const made: string[] = [];
  for (const { name } of tables) {
    const [row] = await tx.query<Record<string, string>>(`SHOW CREATE TABLE \`${name}\``);
    const [head, ...lines] = row!['Create Table']!.replace(/ AUTO_INCREMENT=\d+/, '').split('\n');
    // Where a column stands among the others says when it was added, and nothing else.
    made.push([head, ...lines.map((line) => line.trim().replace(/,$/, '')).sort()].join(' '));
  }
  return made;
}
