import { sortKey } from '@anz-payroll/employee-lifecycle';
import { openDatabaseWith, type Database } from '../database';
import { payrollSchema } from '../payroll-schema';
import { testEngines, testKeys, type TestPlace } from '../testing';
import { PlainNameKeys0270 } from './0270-plain-name-keys';

jest.setTimeout(120_000);

/** As versions before 0270 made it. */
const before = (last: string, first: string): string =>
  [last, first, ''].map((name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).join('\u0001');

const people = [
  ['Łukasik', 'Æthel'],
  ['Ødegård', 'Đặng'],
  ['Weiß', 'Þóra'],
  ['Smith', 'Ann'],
] as const;

describe.each(testEngines)('the migration to plain keys of names on $engine', (engine) => {
  let place: TestPlace;
  const opened: Database[] = [];
  const open = async (migrations = payrollSchema.migrations): Promise<Database> => {
    const database = await openDatabaseWith({ ...payrollSchema, migrations }, { ...testKeys, url: place.url });
    opened.push(database);
    return database;
  };
  beforeEach(async () => {
    place = await engine.makePlace();
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await place.remove();
  });

  test('a key that was stored is the one that a list goes on from', async () => {
    const earlier = await open(payrollSchema.migrations.filter((each) => each !== PlainNameKeys0270));
    await earlier.migrate();
    await earlier
      .unitOfWork((tx) => tx)
      .run(async (tx) => {
        for (const [index, [last, first]] of people.entries()) {
          await tx.execute(
            `INSERT INTO employees (id, customer_id, company_id, version, is_terminated, is_deleted, first_name, last_name, name_key, details, batch, batch_place, created_at, updated_at)
             VALUES (?, 1, 6, 1, 0, 0, ?, ?, ?, '{}', 'x', ?, 0, 0)`,
            [index + 1, first, last, before(last, first), index],
          );
        }
      });
    const now = await open();
    expect(await now.migrate()).toEqual(['0270-plain-name-keys']);
    const rows = await now
      .reading((tx) => tx)
      .run((tx) => tx.query<{ name_key: string }>('SELECT name_key FROM employees ORDER BY id'));
    expect(rows.map(({ name_key }) => name_key)).toEqual(
      people.map(([last_name, first_name]) => sortKey({ last_name, first_name, middle_name: null })),
    );
  });
});
