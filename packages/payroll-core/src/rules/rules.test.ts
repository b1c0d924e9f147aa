import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { civilDate, type CivilDate } from '../calendar';
import { changedValues } from './changed-values';
import { compareRules, rulesInForce } from '.';

const on = (day: string, country?: 'AU' | 'NZ') => {
  const found = rulesInForce(civilDate(day), country);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};
const between = (from: string, to: string, country?: 'AU' | 'NZ') => {
  const found = compareRules(civilDate(from), civilDate(to), country);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};
const values = (day: string, instrument: string) =>
  on(day).inForce.find((edition) => edition.instrument === instrument)?.values;

/** The parameter files as they lie on disk, found without the generated list. */
const source = join(__dirname, '..');
const folders = ['au', 'nz'].flatMap((country) =>
  readdirSync(join(source, country))
    .map((instrument) => join(source, country, instrument, 'parameters'))
    .filter((folder) => {
      try {
        return readdirSync(folder).some((name) => name.endsWith('.json'));
      } catch {
        return false;
      }
    }),
);

describe('the rules in force on a day', () => {
  test('every instrument on disk is either in force or said to have no values', () => {
    const { inForce, withoutValues } = on('2026-11-15');
    expect(folders.length).toBeGreaterThan(25);
    expect(inForce.length + withoutValues.length).toBe(folders.length);
    expect(new Set([...inForce, ...withoutValues].map(({ instrument }) => instrument)).size).toBe(folders.length);
  });

  test('each comes with its law, its days and the values as the file has them', () => {
    for (const edition of on('2026-11-15').inForce) {
      const [country, ...name] = edition.instrument.split('.');
      const file = join(source, country!, name.join('.'), 'parameters', `${edition.effectiveFrom}.json`);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
        law: edition.law,
        confirmedUntil: edition.confirmedUntil,
        values: edition.values,
      });
      expect(edition.law.title).not.toBe('');
    }
  });

  // Super guarantee rates by law: 11.5 % in 2024-25, 12 % from 1 July 2025 (Superannuation Guarantee (Administration) Act 1992 s 19).
  test.each([
    ['2025-06-30', 'au.super-guarantee', { rate: '0.115' }],
    ['2025-07-01', 'au.super-guarantee', { rate: '0.12' }],
    // Minimum Wage Order 2025 and 2026: 23.50 and 23.95 dollars an hour.
    ['2026-03-31', 'nz.minimum-wage', { adult: '23.5' }],
    ['2026-04-01', 'nz.minimum-wage', { adult: '23.95' }],
  ])('%s: %s', (day, instrument, expected) => {
    expect(values(day, instrument)).toMatchObject(expected);
  });

  test('a country at a time', () => {
    expect(new Set(on('2026-11-15', 'NZ').inForce.map(({ country }) => country))).toEqual(new Set(['NZ']));
    expect(on('2026-11-15').inForce).toHaveLength(
      on('2026-11-15', 'AU').inForce.length + on('2026-11-15', 'NZ').inForce.length,
    );
  });

  test('an instrument that has nothing for the day is named with the days that it has', () => {
    expect(on('2026-08-01', 'AU').withoutValues).toContainEqual(
      expect.objectContaining({
        instrument: 'au.horticulture-and-shearing',
        why: 'unconfirmed',
        coveredFrom: '2024-07-01',
        confirmedUntil: '2026-06-30',
      }),
    );
  });

  test.each([
    ['2010-01-01', 'statutory/not-covered'],
    ['2040-01-01', 'statutory/unconfirmed'],
  ])('on %s nothing is in force: %s, with the days that are covered', (day, code) => {
    const refused = rulesInForce(civilDate(day), 'NZ');
    expect(refused).toMatchObject({ ok: false, error: { code, message: expect.stringContaining(day) } });
    expect(refused.ok ? {} : refused.error.details).toMatchObject({ coveredFrom: '2024-04-01' });
  });

  test.each<[unknown, unknown, string, string]>([
    ['x', undefined, 'date/malformed', 'on'],
    ['2026-02-30', 'AU', 'date/malformed', 'on'],
    [undefined, 'NZ', 'date/malformed', 'on'],
    ['2026-11-12', 'XX', 'code/unknown', 'country'],
    ['2026-11-12', 'au', 'code/unknown', 'country'],
    ['2026-11-12', null, 'code/unknown', 'country'],
  ])('a day %p of the country %p is refused: %s', (day, country, code, path) => {
    expect(rulesInForce(day as CivilDate, country as 'AU')).toMatchObject({ ok: false, error: { code, path } });
  });

  test('a country that there is not is answered with those that there are', () => {
    const refused = rulesInForce(civilDate('2026-11-12'), 'XX' as 'AU');
    expect(refused.ok ? '' : refused.error.message).toBe('Expected one of AU, NZ in country.');
  });
});

describe('the difference between two days', () => {
  test.each([
    ['x', '2026-07-01', 'from'],
    ['2026-07-01', 'x', 'to'],
  ])('from %s to %s is refused for the one that is no day', (from, to, path) => {
    const refused = compareRules(from as CivilDate, to as CivilDate);
    expect(refused).toMatchObject({ ok: false, error: { code: 'date/malformed', path } });
  });

  test('the super guarantee rate rose from 11.5 to 12 per cent on 1 July 2025', () => {
    const { changed } = between('2025-06-30', '2025-07-01', 'AU');
    const guarantee = changed.find(({ instrument }) => instrument === 'au.super-guarantee');
    expect(guarantee?.changes).toContainEqual({ path: 'rate', old: '0.115', new: '0.12' });
    expect([guarantee?.earlier.effectiveFrom, guarantee?.later.effectiveFrom]).toEqual(['2024-07-01', '2025-07-01']);
  });

  test('within one year nothing changes; an instrument missing on one day is not compared', () => {
    expect(between('2026-07-01', '2026-11-15', 'AU').changed).toEqual([]);
    expect(between('2025-07-01', '2026-07-01', 'AU').notCompared.map(({ instrument }) => instrument)).toContain(
      'au.horticulture-and-shearing',
    );
  });

  test('days in the wrong order, or out of reach, are refused', () => {
    expect(compareRules(civilDate('2026-07-02'), civilDate('2026-07-01'))).toMatchObject({
      error: { code: 'date/out-of-order' },
    });
    expect(compareRules(civilDate('2000-01-01'), civilDate('2026-07-01'))).toMatchObject({
      error: { code: 'statutory/not-covered' },
    });
  });

  test('values that come, go and change', () => {
    expect(
      changedValues(
        { kept: '1.50', gone: '2', bands: [{ from: '0', rate: '0.1' }] },
        { kept: '1.5', bands: [{ from: '0', rate: '0.2' }, { from: '5' }], is: true },
      ),
    ).toEqual([
      { path: 'bands[0].rate', old: '0.1', new: '0.2' },
      { path: 'bands[1].from', old: null, new: '5' },
      { path: 'is', old: null, new: true },
      { path: 'gone', old: '2', new: null },
    ]);
  });
});

test('the reader opens in a browser', () => {
  const built = buildSync({
    entryPoints: [join(__dirname, 'index.ts')],
    bundle: true,
    platform: 'browser',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  expect(Object.keys(built.metafile.inputs).filter((path) => path.includes('node_modules'))).toEqual([]);
});
