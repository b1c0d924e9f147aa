import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glossary } from './glossary';

test('every word of the help panel is in the glossary of the documentation, with the same meaning', () => {
  const told = readFileSync(join(__dirname, '../../../../../../docs/glossary.md'), 'utf8');
  const rows = told
    .replaceAll("'", '’')
    .replace(/ \(decision \d+\)/g, '')
    .split('\n')
    .flatMap((line) => [/^\| (.+?) *\| (.+?) *\|$/.exec(line)].filter((found) => found !== null))
    .map(([, word, meaning]) => `${word}: ${meaning}`);
  expect(glossary.map(({ word, meaning }) => `${word}: ${meaning}`).filter((entry) => !rows.includes(entry))).toEqual(
    [],
  );
  expect(glossary.length).toBeGreaterThan(60);
});
