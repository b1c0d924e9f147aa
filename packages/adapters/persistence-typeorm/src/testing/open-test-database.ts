/// <reference types="jest" />
import { openDatabaseWith, type Database, type DatabaseOptions, type Schema } from '../database';
import { payrollSchema } from '../payroll-schema';
import type { TestEngine, TestPlace } from './test-engines';
import { testKeys } from './test-keys';

export interface TestDatabase extends Database {
  readonly url: string;
  /** A second opening of the same database, as another process would have it. */
  openAgain(options?: Partial<DatabaseOptions>): Promise<Database>;
  /** Closes everything that was opened and removes the database. */
  remove(): Promise<void>;
}

/**
 * Making all tables takes a server seconds, so a place is emptied and lent again to the next test of the same file that
 * wants the same schema; ids begin anew there. All are removed after the file's last test.
 */
const idle: { readonly engine: TestEngine; readonly schema: Schema; readonly place: TestPlace }[] = [];
/** SQLite files with nothing but the schema: a copy takes milliseconds, running all migrations half a second. */
const templates = new Map<Schema, Promise<TestPlace>>();
if (typeof jest !== 'undefined') {
  // The first database of a file is made from nothing, which on a busy machine takes longer than jest's five seconds.
  jest.setTimeout(60_000);
  afterAll(async () => {
    for (const { place } of idle.splice(0)) await place.remove();
    for (const template of templates.values()) await (await template).remove();
    templates.clear();
  }, 60_000);
}

/** An empty, migrated database with the tables of all packages (or with others, for tests of this package itself). */
export async function openTestDatabase(
  engine: TestEngine,
  options: Partial<DatabaseOptions> & { readonly schema?: Schema; readonly migrated?: boolean } = {},
): Promise<TestDatabase> {
  const { schema = payrollSchema, migrated = true, ...rest } = options;
  const known = migrated ? idle.findIndex((each) => each.engine === engine && each.schema === schema) : -1;
  const place = known < 0 ? await engine.makePlace() : idle.splice(known, 1)[0]!.place;
  const opened: Database[] = [];
  const open = async (more: Partial<DatabaseOptions> = {}): Promise<Database> => {
    const database = await openDatabaseWith(schema, { ...testKeys, url: place.url, ...rest, ...more });
    opened.push(database);
    return database;
  };
  const close = async (): Promise<void> => {
    for (const each of opened) await each.close();
  };
  try {
    if (migrated && place.copyFrom !== undefined) {
      const template = templates.get(schema) ?? makeTemplate(engine, schema);
      templates.set(schema, template);
      await place.copyFrom((await template).url);
    }
    const database = await open();
    if (migrated) await database.migrate();
    const remove = async (): Promise<void> => {
      await close();
      if (!migrated || place.empty === undefined) return place.remove();
      await place.empty();
      idle.push({ engine, schema, place });
    };
    return { ...database, url: place.url, openAgain: open, remove };
  } catch (error) {
    await close();
    await place.remove();
    throw error;
  }
}

async function makeTemplate(engine: TestEngine, schema: Schema): Promise<TestPlace> {
  const place = await engine.makePlace();
  const database = await openDatabaseWith(schema, { ...testKeys, url: place.url });
  await database.migrate();
  // Closing moves everything into the one file.
  await database.close();
  return place;
}
