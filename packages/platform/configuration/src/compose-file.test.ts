import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable, type Setting } from '.';

const [, environment = ''] =
  /environment: &environment\n((?: {4}.*\n)+)/.exec(
    readFileSync(join(__dirname, '../../../../docker/compose.yaml'), 'utf8'),
  ) ?? [];
const passedOn = [...environment.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);

test('docker/compose.yaml passes every setting on to the programs', () => {
  // Where the programs listen is the image's business, and production has no demo.
  const settled = ['HOST', 'PORT', 'DEMO_HISTORY'];
  const wanted = (Object.values(settingsTable) as Setting<unknown>[])
    .map(({ variable }) => variable)
    .filter((variable) => !settled.includes(variable));
  expect([...passedOn].sort()).toEqual([...wanted].sort());
});
