import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folders-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a folder is made with those above it, by several at once, and once more', async () => {
  const deep = join(folder, 'a', 'b', 'c');
  await Promise.all(Array.from({ length: 8 }, () => makeFolder(deep, 0o700)));
  await makeFolder(deep, 0o700);
  const made = await stat(deep);
  expect(made.isDirectory()).toBe(true);
  expect(made.mode & 0o777).toBe(0o700);
});

test('where a file is in the way, it is said', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'where no folder can be made the process ends, and says so',
  async () => {
    const made = join(__dirname, 'make-folder.ts');
    const runner = require.resolve('../../../platform/tooling/run-typescript.cjs');
    const script = `require(${JSON.stringify(made)}).makeFolder('/proc/nothing/mail').catch((error) => console.log(error.code))`;
    const said = await new Promise((resolve, reject) =>
      execFile(process.execPath, ['-r', runner, '-e', script], { timeout: 20_000 }, (error, output) =>
        error === null ? resolve(output) : reject(new Error('It does not end', { cause: error })),
      ),
    );
    expect(said).toBe('ENOENT\n');
  },
  30_000,
);
