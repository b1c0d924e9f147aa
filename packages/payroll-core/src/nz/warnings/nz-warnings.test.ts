import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nzPayWarningCodes } from '../calculate-pay';
import { nzWarnings } from '.';

/** Every source file of New Zealand, tests left out. */
function sources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : [];
  });
}

/** Codes are written as `code: 'nz.…/…'`; refusals have codes of another form. */
const given = new Set(
  sources(join(__dirname, '..'))
    .filter((path) => !path.endsWith('nz-warnings.ts'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/'(nz\.[a-z-]+\/[a-z0-9-]+)'/g)].map((match) => match[1]),
    ),
);

test('the table holds every warning that the code gives, and no other', () => {
  expect(Object.keys(nzWarnings).sort()).toEqual([...given].sort());
});

test('every warning of a pay is in the table', () => {
  expect(Object.keys(nzWarnings)).toEqual(expect.arrayContaining([...nzPayWarningCodes]));
});
