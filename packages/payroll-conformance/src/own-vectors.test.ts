import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOwnVector } from './run-vector';
import type { JsonObject } from './vector';

const source = join(__dirname, '../../payroll-core/src');
const editions = ['au', 'nz'].flatMap((country) =>
  readdirSync(join(source, country)).flatMap((instrument) => {
    const folder = join(source, country, instrument, 'vectors');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [`${country}/${instrument}`, name.slice(0, 10)] as const);
  }),
);

describe('every edition of every instrument gives its published figures, exactly', () => {
  test.each(editions)('%s from %s', (instrument, effectiveFrom) => {
    const text = readFileSync(join(source, instrument, 'vectors', `${effectiveFrom}.json`), 'utf8');
    const { rows } = JSON.parse(text) as { rows: JsonObject[] };
    const wrong = rows
      .map((row) => ({ row, outcome: runOwnVector(instrument, effectiveFrom, row) }))
      .filter(({ outcome }) => outcome.status !== 'passed')
      .map(({ row, outcome }) => `${JSON.stringify(row)}: ${outcome.differences.join('; ')}`);
    expect(wrong).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });
});
