import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runOwnVector, type JsonObject } from 'payroll-conformance';
import type { VectorSet } from './vector-set';

interface OwnFile {
  readonly source?: string;
  readonly rows: readonly JsonObject[];
}

/** The vectors that stand beside each instrument of payroll-core, edition by edition. */
export function runOwnVectors(): readonly VectorSet[] {
  const source = join(dirname(require.resolve('payroll-core/package.json')), 'src');
  return ['au', 'nz'].flatMap((country) =>
    readdirSync(join(source, country))
      .sort()
      .flatMap((instrument) => runInstrument(source, `${country}/${instrument}`)),
  );
}

function runInstrument(source: string, instrument: string): readonly VectorSet[] {
  const folder = join(source, instrument, 'vectors');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const effectiveFrom = name.slice(0, -'.json'.length);
      const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as OwnFile;
      return {
        title: `${instrument} from ${effectiveFrom}`,
        rows: file.rows.map((row, i) => ({
          ...runOwnVector(instrument, effectiveFrom, row),
          name: `${instrument} ${effectiveFrom} row ${i + 1} ${JSON.stringify(row)}`,
          source: typeof row['source'] === 'string' ? row['source'] : (file.source ?? ''),
        })),
      };
    });
}
