/// <reference types="jest" />
import { DuplicateKey } from '../database';
import { insertRows } from '../hot-sql';
import { insertRow } from '../rows';
import { openTestDatabase, type TestDatabase } from './open-test-database';
import { probe, probeSchema, ProbeTable } from './probe-schema';
import type { TestEngine } from './test-engines';

/** Keys that collations of one engine or another take for the same: case, accents, widths, ligatures, emoji. */
const keys = [
  ...['a', 'A', 'á', 'à', 'ä', 'a\u0301', 'ａ', 'ª', 'b', 'B', 'ß', 'ss', 'SS', 'æ', 'ae', 'ø', 'o', 'ö', 'z', 'Z'],
  ...[
    'i',
    'İ',
    'ı',
    'I',
    'ñ',
    'n',
    'ﬁ',
    'fi',
    '1',
    '¹',
    '①',
    '10',
    '2',
    '-',
    '_',
    'a ',
    ' a',
    'a\t',
    'a\u00a0',
    'a b',
    'a  b',
  ],
  ...['😀', '😁', '👩', '👩🏽', '\u{10ffff}', '\uffff', '\ue000', '漢', '汉', 'か', 'が', 'カ', 'a\u200bb', 'ab', 'a\tb'],
];

/** One order and one sameness, whatever the engine: by the bytes of the text. */
export function orderingContract(engine: TestEngine): void {
  describe(`ordering and uniqueness on ${engine.engine}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await openTestDatabase(engine, { schema: probeSchema });
    });
    afterEach(() => database.remove());
    const unit = () => database.unitOfWork((tx) => tx);

    test('keys sort by their bytes, and different texts are different keys', async () => {
      await unit().run((tx) =>
        insertRows(
          tx,
          ProbeTable,
          keys.map((key) => probe(key)),
        ),
      );
      const rows = await unit().run((tx) =>
        tx.query<{ k: string }>('SELECT name_key AS k FROM probe_records ORDER BY name_key'),
      );
      const byBytes = [...keys].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(rows.map((row) => row.k)).toEqual(byBytes);
    });

    test('a look-up finds its own key only', async () => {
      await unit().run((tx) =>
        insertRows(
          tx,
          ProbeTable,
          keys.map((key) => probe(key)),
        ),
      );
      for (const key of keys) {
        const rows = await unit().run((tx) => tx.manager.getRepository(ProbeTable).findBy({ nameKey: key }));
        expect(rows.map((row) => row.nameKey)).toEqual([key]);
      }
    });

    test.each(['a', 'Ä', '😀', "O'Brien' for key 'primary"])(
      'a second %s is a duplicate of that index',
      async (key) => {
        await unit().run((tx) => insertRow(tx, ProbeTable, probe(key)));
        const again = unit().run((tx) => insertRow(tx, ProbeTable, probe(key)));
        await expect(again).rejects.toBeInstanceOf(DuplicateKey);
        await expect(again).rejects.toMatchObject({ index: 'probe_records_name_key' });
        await expect(again).rejects.not.toThrow(/Brien/);
      },
    );

    test('a second row with the same id is a duplicate of the primary key', async () => {
      const id = await unit().run((tx) => insertRow(tx, ProbeTable, probe('first')));
      const again = unit().run((tx) => insertRow(tx, ProbeTable, { ...probe('second'), id }));
      await expect(again).rejects.toMatchObject({ name: 'DuplicateKey', index: 'primary' });
    });

    test('a change into a duplicate is refused too', async () => {
      await unit().run((tx) => insertRow(tx, ProbeTable, probe('taken')));
      const id = await unit().run((tx) => insertRow(tx, ProbeTable, probe('free')));
      const change = unit().run((tx) => tx.manager.getRepository(ProbeTable).update({ id }, { nameKey: 'taken' }));
      await expect(change).rejects.toMatchObject({ index: 'probe_records_name_key' });
    });

    test('work that expects a duplicate may catch it and go on', async () => {
      await unit().run((tx) => insertRow(tx, ProbeTable, probe('taken')));
      await unit().run(async (tx) => {
        await insertRow(tx, ProbeTable, probe('before'));
        await expect(insertRow(tx, ProbeTable, probe('taken'))).rejects.toBeInstanceOf(DuplicateKey);
        await insertRow(tx, ProbeTable, probe('after'));
      });
      const rows = await unit().run((tx) => tx.query<{ name: string }>('SELECT name FROM probe_records ORDER BY name'));
      expect(rows.map((row) => row.name)).toEqual(['after', 'before', 'taken']);
    });

    test('of 20 who store the same key at once exactly one succeeds', async () => {
      const other = await database.openAgain();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) =>
          (n % 2 === 0 ? database : other)
            .unitOfWork((tx) => tx)
            .run((tx) => insertRow(tx, ProbeTable, probe('the one'))),
        ),
      );
      expect(outcomes.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
      for (const each of outcomes) {
        if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(DuplicateKey);
      }
    });
  });
}
