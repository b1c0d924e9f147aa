import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'payroll-main-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the service as `npm start` does, in an empty folder, and waits until it ends. */
async function runToEnd(environment: Readonly<Record<string, string>>) {
  const loader = join(__dirname, '../../../packages/platform/tooling/run-typescript.cjs');
  const child = spawn(process.execPath, ['-r', loader, join(__dirname, 'main.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', DEMO_SEED: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, lines: errors.trimEnd().split('\n') };
}

describe('a start that fails ends at once, with a line that says why', () => {
  test.each([
    [{ PORT: 'abc' }, ['PORT must be a whole number from 0 to 65535, for example PORT=3000']],
    [
      { PORT: '1', RATE_LIMITS: 'sometimes', LOG_LEVEL: 'loud' },
      [
        'RATE_LIMITS must be on or off (true or false), for example RATE_LIMITS=on',
        'LOG_LEVEL must be one of error, warn, info, debug, silent, for example LOG_LEVEL=info',
      ],
    ],
  ])('%j', async (environment, lines) => {
    expect(await runToEnd(environment)).toEqual({ code: 1, lines });
  });

  test('a variable that is almost a setting is told beside it', async () => {
    const { code, lines } = await runToEnd({ DATABASE_URL: 'sqlite:/proc/nothing/x', AUDIT_HEAD: 'file:heads.jsonl' });
    expect(code).toBe(1);
    expect(lines[0]).toBe('AUDIT_HEAD is no setting and has no effect; there is AUDIT_HEADS');
  });

  test('a taken port', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, lines } = await runToEnd({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(`^Port ${port} on 127\\.0\\.0\\.1 is taken; `)]);
  });
});
