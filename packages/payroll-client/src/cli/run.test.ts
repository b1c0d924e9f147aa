import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCredentials } from './credentials';
import { run } from './run';

describe('a command line', () => {
  const home = mkdtempSync(join(tmpdir(), 'payroll-help-'));
  const file = join(home, 'credentials.json');
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  beforeEach(() =>
    writeCredentials(file, {
      application: { baseUrl: 'http://127.0.0.1:9', clientId: 'application' },
      tokens: { accessToken: 'access', refreshToken: 'refresh', expiresAt: 0 },
    }),
  );

  const payroll = (...args: string[]) => payrollIn({}, ...args);

  async function payrollIn(environment: NodeJS.ProcessEnv, ...args: string[]) {
    const printed: string[] = [];
    const complaints: string[] = [];
    const code = await run(args, {
      environment: { PAYROLL_HOME: home, ...environment },
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

  const pay = ['--company', '1', '--pay-date', '2026-11-12'];

  // A shell makes several names of *.csv; the people of the second file were not paid, and nothing said so.
  test.each([
    ['pays', ['monday.csv', 'tuesday.csv', ...pay], 'payroll pays takes one CSV file; tuesday.csv is too much'],
    ['explain', ['16', '17', '--company', '1'], 'payroll explain takes one id of a pay; 17 is too much'],
    ['what-if', ['E1', ...pay, '--employee', 'E2', '--hours', '1'], 'takes options alone; E1 is too much'],
    ['events', ['7'], 'payroll events takes options alone; 7 is too much'],
  ])('payroll %s refuses what it would leave out', async (name, args, said) => {
    expect(await payroll(name, ...args)).toMatchObject({ code: 2, complaints: [expect.stringContaining(said)] });
  });

  test.each([
    ['PAYROLL_URL', 'PAYROLL_TOKEN', { PAYROLL_URL: 'https://staging.example' }],
    ['PAYROLL_TOKEN', 'PAYROLL_URL', { PAYROLL_TOKEN: 'token', PAYROLL_URL: '' }],
  ])('%s alone does not go to the service of the login', async (given, missing, environment) => {
    expect(await payrollIn(environment, 'events')).toEqual({
      ...{ code: 2, printed: [] },
      complaints: [`${given} is set and ${missing} is not; set both, or neither to use the login`],
    });
  });
});
