/// <reference types="jest" />
import fc from 'fast-check';
import { In } from 'typeorm';
import { UnstorableText } from '../columns';
import { insertRows, putRows } from '../hot-sql';
import { insertRow } from '../rows';
import { openTestDatabase, type TestDatabase } from './open-test-database';
import { probe, probeSchema, ProbeTable, type ProbeRow } from './probe-schema';
import type { TestEngine } from './test-engines';

/** What is written comes back as it was, whatever the engine. */
export function valuesContract(engine: TestEngine): void {
  describe(`values on ${engine.engine}`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase(engine, { schema: probeSchema });
    });
    afterAll(() => database.remove());

    let names = 0;
    const fresh = (rest: Partial<ProbeRow>) => probe(`record ${++names}`, rest);
    const unit = () => database.unitOfWork((tx) => tx);
    const roundTrip = (rest: Partial<ProbeRow>): Promise<ProbeRow> =>
      unit().run(async (tx) => {
        const id = await insertRow(tx, ProbeTable, fresh(rest));
        return tx.manager.getRepository(ProbeTable).findOneByOrFail({ id });
      });

    test.each([
      ['1234567.8901', '1234567.8901'],
      ['12345678901234.5678', '12345678901234.5678'],
      ['-12345678901234.5678', '-12345678901234.5678'],
      ['99999999999999.9999', '99999999999999.9999'],
      ['0.0001', '0.0001'],
      ['-0.0001', '-0.0001'],
      ['0.1', '0.1'],
      ['1250.50', '1250.5'],
      ['100', '100'],
      ['-0', '0'],
      ['0.0000', '0'],
    ])('the amount %s is kept digit for digit', async (written, read) => {
      expect((await roundTrip({ amount: written })).amount).toBe(read);
    });

    test('any amount that fits comes back with its own digits', async () => {
      const digits = fc
        .tuple(fc.boolean(), fc.bigInt({ min: 1n, max: 10n ** 14n - 1n }), fc.stringMatching(/^\d{0,3}[1-9]$/))
        .map(([minus, whole, fraction]) => `${minus ? '-' : ''}${whole}.${fraction}`);
      await fc.assert(
        fc.asyncProperty(digits, async (amount) => {
          expect((await roundTrip({ amount })).amount).toBe(amount);
        }),
        { numRuns: 60 },
      );
    });

    test.each(['1.12345', '123456789012345', '1e3', '12,5', '', '.5', '5.', 'NaN', '0x10'])(
      'the amount %p is refused and not rounded',
      async (amount) => {
        await expect(roundTrip({ amount })).rejects.toThrow(/This column keeps|plain digits/);
      },
    );

    test('a rate keeps its own number of decimals', async () => {
      expect((await roundTrip({ rate: '123456789012.12345678' })).rate).toBe('123456789012.12345678');
    });

    test.each([9007199254740993n, -9007199254740993n, 2n ** 63n - 1n, -(2n ** 63n), 0n])(
      'the whole number %p passes 2^53 unharmed',
      async (big) => {
        expect((await roundTrip({ big })).big).toBe(big);
      },
    );

    test.each([
      ['emoji', '👩🏽‍💻 pays 💸'],
      ['macrons', 'Tāmaki Makaurau, Ōtepoti'],
      ['quotes and escapes', `O'Brien "x" \\ \`y\` %_ ; -- \r\n\t`],
      ['characters beyond the first plane', '𠀀𝒳\u{10ffff}'],
      ['letters made of two', 'e\u0301 is not \u00e9'],
      ['spaces at both ends', '  x  '],
      ['nothing', ''],
    ])('text with %s is kept', async (_, name) => {
      expect((await roundTrip({ name })).name).toBe(name);
    });

    test('any text is kept, also as JSON and at any length', async () => {
      const text = fc
        .string({ unit: 'binary', maxLength: 40 })
        .map((each) => Buffer.from(each).toString().replaceAll('\0', ''));
      await fc.assert(
        fc.asyncProperty(text, fc.jsonValue(), async (name, facts) => {
          const row = await roundTrip({ name: [...name].slice(0, 40).join(''), note: name.repeat(500), facts });
          expect(row.name).toBe([...name].slice(0, 40).join(''));
          expect(row.note).toBe(name.repeat(500));
          expect(row.facts).toEqual(JSON.parse(JSON.stringify(facts)));
        }),
        { numRuns: 40 },
      );
    });

    test.each(['a\0b', '\0', 'half \ud83d', '\udcb8 half'])(
      'text that would come back changed is refused: %j',
      async (name) => {
        await expect(roundTrip({ name })).rejects.toBeInstanceOf(UnstorableText);
        await expect(roundTrip({ nameKey: name })).rejects.toBeInstanceOf(UnstorableText);
        await expect(roundTrip({ note: name })).rejects.toBeInstanceOf(UnstorableText);
        expect((await roundTrip({ facts: { name } })).facts).toEqual({ name });
      },
    );

    test('text that is too long is refused and not cut, and the refusal does not repeat it', async () => {
      const name = 'Aroha Nightingale-Featherstonehaugh of Whakatane';
      await expect(roundTrip({ name })).rejects.toMatchObject({
        name: 'QueryRefused',
        message: expect.not.stringContaining('Aroha') as unknown,
      });
      // The limit counts characters, not bytes or UTF-16 units.
      const emoji = '💸'.repeat(40);
      expect((await roundTrip({ name: emoji })).name).toBe(emoji);
    });

    test.each([0, 1, -1, 1_763_164_800_123, 253_402_300_799_999, -62_135_596_800_000])(
      'the moment %d is kept to the millisecond',
      async (at) => {
        expect((await roundTrip({ at })).at).toBe(at);
      },
    );

    test.each(['2026-11-15', '1900-01-01', '9999-12-31', '2024-02-29'])('the date %s is kept', async (on) => {
      expect((await roundTrip({ on })).on).toBe(on);
    });

    test('true, false and nothing are three things', async () => {
      expect((await roundTrip({ flag: true })).flag).toBe(true);
      expect((await roundTrip({ flag: false })).flag).toBe(false);
      expect((await roundTrip({ at: null })).at).toBeNull();
    });

    test.each<[string, Partial<ProbeRow>]>([
      ['plain text in an encrypted column', { secret: '123 456 782' }],
      ['plain text in a look-up column', { secretHash: '123456782' }],
      ['a key that is too long', { nameKey: 'k'.repeat(41) }],
      ['a malformed date', { on: '15/11/2026' }],
      ['half a millisecond', { at: 0.5 }],
      ['a whole number past 64 bits', { big: 2n ** 63n }],
    ])('%s is refused', async (_, rest) => {
      await expect(roundTrip(rest)).rejects.toThrow(/takes|keeps/);
    });

    test('a single empty value can be asked for', async () => {
      const rows = await unit().run((tx) => tx.query('SELECT 1 AS one WHERE ? IS NULL', [null]));
      expect(rows).toEqual([{ one: 1 }]);
    });

    test('counts are numbers, also in plain SQL', async () => {
      const [row] = await unit().run((tx) => tx.query('SELECT COUNT(*) AS n, MAX(id) AS last FROM probe_records'));
      expect(row).toEqual({ n: expect.any(Number) as unknown, last: expect.any(Number) as unknown });
    });

    test('many rows are stored in few statements, none lost', async () => {
      const rows = Array.from({ length: 2345 }, (_, n) => fresh({ note: `bulk ${n}` }));
      await unit().run((tx) => insertRows(tx, ProbeTable, rows));
      const found = await unit().run((tx) =>
        tx.query<{ note: string }>("SELECT note FROM probe_records WHERE note LIKE 'bulk %'"),
      );
      expect(new Set(found.map((row) => row.note))).toEqual(new Set(rows.map((row) => row.note)));
    });

    test('any text and any JSON is kept among many rows, quotes and backslashes too', async () => {
      const text = fc.string({
        unit: fc.constantFrom('"', "'", '\\', '%', '?', ';', '--', '\n', '\x1a', 'a', 'ā', '💸'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(text, fc.jsonValue()), { minLength: 2, maxLength: 5 }), async (wanted) => {
          const rows = wanted.map(([note, told]) => fresh({ note, facts: { note, told } }));
          const read = await unit().run(async (tx) => {
            await insertRows(tx, ProbeTable, rows);
            const names = rows.map(({ nameKey }) => nameKey);
            return tx.manager.getRepository(ProbeTable).find({ where: { nameKey: In(names) }, order: { id: 'ASC' } });
          });
          expect(read.map(({ note }) => note)).toEqual(rows.map(({ note }) => note));
          expect(read.map(({ facts }) => facts)).toEqual(rows.map(({ facts }) => JSON.parse(JSON.stringify(facts))));
        }),
        { numRuns: 40 },
      );
    });

    test('rows that are put take the place of those with their key, and the others are left alone', async () => {
      const [kept, changed] = [fresh({ note: 'kept' }), fresh({ note: 'old', at: 5 })];
      const read = await unit().run(async (tx) => {
        const keptId = await insertRow(tx, ProbeTable, kept);
        const id = await insertRow(tx, ProbeTable, changed);
        const put = { ...changed, id, version: 2, note: 'new', at: null };
        await putRows(tx, ProbeTable, [put, { ...fresh({ note: 'added' }), id: id + 1000 }]);
        await putRows(tx, ProbeTable, [put]);
        const ids = [keptId, id, id + 1000];
        return tx.manager.getRepository(ProbeTable).find({ where: { id: In(ids) }, order: { id: 'ASC' } });
      });
      expect(read).toMatchObject([
        { note: 'kept', version: 1 },
        { note: 'new', version: 2, at: null, nameKey: changed.nameKey },
        { note: 'added' },
      ]);
    });
  });
}
