import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'admin-main-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a .env that cannot be read is one line', async () => {
  mkdirSync(join(folder, '.env'));
  const loader = require.resolve('../../../packages/platform/tooling/run-typescript.cjs');
  const args = ['-r', loader, join(__dirname, 'main.ts'), 'user', 'list', '--customer', '1'];
  const said = await new Promise((resolve) =>
    execFile(process.execPath, args, { cwd: folder, env: { PATH: process.env['PATH'] } }, (error, _output, complaint) =>
      resolve([error?.code, complaint.trimEnd().split('\n')]),
    ),
  );
  expect(said).toEqual([1, [expect.stringMatching(/^The command could not start: .*\.env/)]]);
});
