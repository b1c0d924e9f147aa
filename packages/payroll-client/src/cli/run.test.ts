import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCredentials } from './credentials';
import { run } from './run';

describe('asking what a command does', () => {
  const home = mkdtempSync(join(tmpdir(), 'payroll-help-'));
  const file = join(home, 'credentials.json');
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  beforeEach(() =>
    writeCredentials(file, {
      application: { baseUrl: 'http://127.0.0.1:9', clientId: 'application' },
      tokens: { accessToken: 'access', refreshToken: 'refresh', expiresAt: 0 },
    }),
  );

  async function payroll(...args: string[]) {
    const printed: string[] = [];
    const complaints: string[] = [];
    const code = await run(args, {
      environment: { PAYROLL_HOME: home },
      print: (line) => printed.push(line),
      complain: (line) => complaints.push(line),
      openBrowser: () => complaints.push('a browser was opened'),
      signal: new AbortController().signal,
    });
    return { code, printed, complaints };
  }

  const names = ['login', 'logout', 'pays', 'what-if', 'explain', 'events', 'forward', 'trigger'];

  test.each(names.flatMap((name) => ['--help', '-h'].map((asked) => [name, asked] as const)))(
    'payroll %s %s says how it is used, and does nothing',
    async (name, asked) => {
      const kept = readFileSync(file, 'utf8');
      const { code, printed, complaints } = await payroll(name, asked);
      expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
      expect(printed).toHaveLength(2);
      expect(printed[0]).toMatch(new RegExp(`^payroll ${name}\\b`));
      expect(readFileSync(file, 'utf8')).toBe(kept);
    },
  );

  test.each(['help', '--help', '-h'])('payroll %s names every command', async (asked) => {
    const { code, printed } = await payroll(asked);
    expect(code).toBe(0);
    for (const name of names) expect(printed.some((line) => line.startsWith(`payroll ${name}`))).toBe(true);
  });

  test('what logout does not know ends no connection', async () => {
    const kept = readFileSync(file, 'utf8');
    expect(await payroll('logout', '--al')).toMatchObject({ code: 2, complaints: [expect.stringContaining('--al')] });
    expect(await payroll('logout', 'everywhere')).toMatchObject({ code: 2 });
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  test('help of a command that does not exist is not its success', async () => {
    expect(await payroll('dance', '--help')).toMatchObject({ code: 2, printed: [] });
  });
});
