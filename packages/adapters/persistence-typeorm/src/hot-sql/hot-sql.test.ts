import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const src = join(__dirname, '..');

/** Statements on a transaction that are written as SQL, and not by TypeORM. */
const RAW = /\b(?:tx|transaction)\s*\.(?:query|rows|execute|insert)\b/;

/**
 * Backups and migrations work on the tables as they are in the database at that time, which may be those of an earlier
 * version, so that there are no entities for them. Re-encryption, the integrity check and the lock of a contended record are still to be moved.
 */
const AS_IN_DATABASE = ['backup', 'migrating', 'migrations', 'reencryption', 'integrity', 'database'];

function sourceFiles(): readonly string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
    .map((file) => join(src, file));
}

test('statements written as SQL stand in this folder alone', () => {
  const elsewhere = sourceFiles().filter((file) => !file.startsWith(__dirname) && RAW.test(readFileSync(file, 'utf8')));
  const names = elsewhere.map((file) => relative(src, file));
  expect(names.filter((name) => !AS_IN_DATABASE.includes(name.split(sep)[0]!))).toEqual([]);
});

test('each file here with a statement names the bench that needs it', () => {
  const withStatements = sourceFiles().filter(
    (file) => file.startsWith(__dirname) && RAW.test(readFileSync(file, 'utf8')),
  );
  expect(withStatements.length).toBeGreaterThan(0);
  const silent = withStatements.filter(
    (file) => !/@bench `npm run bench -- [a-z -]+`/.test(readFileSync(file, 'utf8')),
  );
  expect(silent.map((file) => relative(src, file))).toEqual([]);
});
