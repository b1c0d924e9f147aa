import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, settingsTable, type Setting } from '.';

const lines = readFileSync(join(__dirname, '../../../../.env.example'), 'utf8').split('\n');
const rows = Object.values(settingsTable) as Setting<unknown>[];

describe('.env.example', () => {
  test('lists neither more nor fewer variables than the code reads', () => {
    const listed = lines.flatMap((line) => /^#? ?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
    expect(listed.sort()).toEqual(rows.map((row) => row.variable).sort());
  });

  test('says what each is for, and its values are accepted', () => {
    for (const row of rows) {
      expect(lines).toContain(`# ${row.about}`);
      expect(row.read(row.example)).toMatchObject({ ok: true });
    }
    const uncommented = Object.fromEntries(
      lines.flatMap((line) => {
        const match = /^([A-Z][A-Z0-9_]+)=(.*)$/.exec(line);
        return match === null ? [] : [[match[1]!, match[2]!]];
      }),
    );
    expect(readSettings(uncommented)).toMatchObject({ ok: true });
  });

  test('every setting is read by a program', () => {
    const root = join(__dirname, '../../../..');
    const sources = ['packages', 'apps']
      .map((folder) => join(root, folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
      .filter((file) => /\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|platform\/configuration\//.test(file))
      .map((file) => readFileSync(file, 'utf8'));
    const unread = Object.keys(settingsTable).filter(
      (name) => !sources.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
    );
    expect(unread).toEqual([]);
  });
});
