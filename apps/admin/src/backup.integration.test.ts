import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteEngine, testEngines, type TestPlace } from '@anz-payroll/persistence-typeorm/testing';
import { runCommand } from './run-command';

jest.setTimeout(120_000);

describe.each(testEngines)('the demo company moves from SQLite to $engine and back', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-backup-'));
  const [there, back] = [join(folder, 'there.backup'), join(folder, 'back.backup')];
  const places: TestPlace[] = [];
  const place = async (at: typeof engine): Promise<string> => {
    const made = await at.makePlace();
    places.push(made);
    return made.url;
  };
  const run = (url: string, ...words: string[]) => runCommand(words, { DATABASE_URL: url, NODE_ENV: 'test' });
  /** A line of the listing is a table, its count and its sum. */
  const sums = (lines: readonly string[]) => lines.filter((line) => /^\w+ +\d+ {2}[0-9a-f]{64}$/.test(line));
  afterAll(async () => {
    for (const each of places) await each.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('with every count and every sum the same', async () => {
    const source = await place(sqliteEngine);
    expect((await run(source, 'migrate')).exitCode).toBe(0);
    expect((await run(source, 'seed', 'demo')).exitCode).toBe(0);
    const written = await run(source, 'backup', 'create', '--to', there);
    expect(written).toMatchObject({ exitCode: 0, err: [] });
    expect(sums(written.out).length).toBeGreaterThan(40);
    expect(written.out.find((line) => /^employees /.test(line))).toMatch(/ [1-9]\d* /);

    const target = await place(engine);
    const restored = await run(target, 'backup', 'restore', '--from', there);
    expect(restored).toMatchObject({ exitCode: 0, err: [] });
    expect(sums(restored.out)).toEqual(sums(written.out));
    expect((await run(target, 'migrate')).out).toEqual(['The database is up to date.']);
    expect((await run(target, 'backup', 'verify', '--from', there, '--database')).out.at(-1)).toBe(
      'The backup is whole, and the database holds the same; the audit log goes on.',
    );
    // Taking a backup is itself an entry of the operator's log.
    const withoutLog = (lines: readonly string[]) => sums(lines).filter((line) => !line.startsWith('audit_'));
    const taken = await run(target, 'backup', 'create', '--to', back);
    expect(withoutLog(taken.out)).toEqual(withoutLog(written.out));
    expect(sums(taken.out)).not.toEqual(sums(written.out));
    expect((await run(target, 'backup', 'verify', '--from', back, '--database')).exitCode).toBe(0);

    const again = await run(target, 'backup', 'restore', '--from', there);
    expect(again).toMatchObject({ exitCode: 1, err: [expect.stringContaining('holds rows already')] });
  });
});
