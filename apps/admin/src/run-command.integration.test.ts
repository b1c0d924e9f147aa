import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@anz-payroll/configuration';
import { openDatabase } from '@anz-payroll/persistence-typeorm';
import { commands } from './commands';
import { runCommand } from './run-command';

// Every command opens the service anew, as the program does.
jest.setTimeout(60_000);

describe("the operator's command line", () => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-'));
  const environment = { DATABASE_URL: `sqlite:${join(folder, 'payroll.sqlite')}`, NODE_ENV: 'test' };
  const run = (line: string) =>
    runCommand(line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [], environment);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(commands.map(({ name }) => name))(
    '%s --help says what it does, every option, and an example',
    async (name) => {
      const command = commands.find((one) => one.name === name)!;
      const { exitCode, out } = await run(`${name} --help`);
      const text = out.join('\n');
      expect(exitCode).toBe(0);
      expect(text).toContain(command.about);
      for (const option of Object.keys(command.options)) expect(text).toContain(`--${option}`);
      expect(text).toContain(`npm run admin -- ${command.example}`);
    },
  );

  test('before the first migration a command says what to run', async () => {
    const { exitCode, err } = await run('customer create --name "Saltbush Bakery"');
    expect(exitCode).toBe(1);
    expect(err).toEqual([
      expect.stringMatching(/^The database is not up to date: \d+ migrations are to be run\.$/),
      'Run first: npm run admin -- migrate',
    ]);
  });

  test('what fails on a database that was never migrated says why', async () => {
    const missing = join(folder, 'none.backup');
    for (const line of [`backup restore --from ${missing}`, `backup verify --from ${missing}`]) {
      expect(await run(line)).toMatchObject({ exitCode: 1, err: [expect.stringContaining('none.backup')] });
    }
    const spoilt = join(folder, 'spoilt.backup');
    writeFileSync(spoilt, 'half of a backup');
    expect((await run(`backup restore --from ${spoilt}`)).err).toEqual([
      expect.stringContaining('spoilt.backup is no whole backup'),
    ]);
  });

  test('a migration that fails is told with its reason', async () => {
    const inTheWay = { ...environment, DATABASE_URL: `sqlite:${join(folder, 'in-the-way.sqlite')}` };
    const settings = readSettings(inTheWay);
    if (!settings.ok) throw new Error(settings.problems.join());
    const { encryptionKeys, lookupKey } = settings.settings;
    const database = await openDatabase({ url: inTheWay.DATABASE_URL, encryptionKeys, lookupKey });
    await database.unitOfWork((tx) => tx).run((tx) => tx.execute('CREATE VIEW own_roles AS SELECT 1 AS id', []));
    await database.close();
    expect(await runCommand(['migrate'], inTheWay)).toMatchObject({
      exitCode: 1,
      err: [expect.stringContaining('0251-own-roles failed')],
    });
  });

  test('from an empty file to a token', async () => {
    expect((await run('migrate')).out.join(' ')).toContain('ran 0010-accounts');
    expect((await run('migrate')).out).toEqual(['The database is up to date.']);
    expect((await run('customer create --name "Saltbush Bakery"')).out).toEqual(['customer 1']);
    expect((await run('customer create --name Partner --api-admin')).out).toEqual(['customer 2']);
    expect((await run('plan create --code small --name "Up to 20" --employees 20')).out).toEqual(['plan small']);
    expect((await run('subscription start --customer 1 --plan small --ends-on 2030-06-30')).exitCode).toBe(0);
    const user = await run('user create --customer 1 --name Olive --email olive@saltbush.example');
    expect(user.out[1]).toMatch(
      /^Set a password within a day: http:\/\/127\.0\.0\.1:3000\/set-password\?token=[\w-]{43}$/,
    );
    const client = await run(
      'client create --customer 2 --name Rosters --redirect-uri https://rosters.example/callback',
    );
    expect(client.out).toEqual([
      expect.stringMatching(/^client_id \S+$/),
      expect.stringMatching(/^client_secret \S+$/),
    ]);
    expect((await run('token issue --customer 1 --scope payroll.read,payroll.write')).out).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
  });

  test('filing: what can be filed for a company, and what cannot', async () => {
    expect((await run('filing lodge --retry')).out).toEqual(['0 attempts']);
    expect((await run('filing submit --company 77')).err).toEqual(['No company found with the given company_id']);
    expect((await run('filing submit --company 1 --action LATER')).err).toEqual([
      '--action must be one of NEW, ADJUST, UPDATE, not LATER',
    ]);
    expect((await run('filing file --company 1 --kind bank')).err).toEqual(['--run is missing']);
    expect((await run('filing file --company 1 --kind photo')).err[0]).toContain('--kind must be one of bank, super');
    expect((await run('filing file --company 1 --kind payday --from 2026-11-01 --to soon')).err).toEqual([
      '--to must be a day such as 2026-07-01',
    ]);
  });

  test('a reseller, what it can order, and the jobs of the checkout', async () => {
    expect((await run('customer reseller --customer 2')).out).toEqual(['customer 2 is a reseller']);
    const made = await run(
      'product create --name "Small" --interval MONTHLY --price-au 49 --price-nz 55.5 --employees 20',
    );
    expect(made.out).toEqual(['product 1']);
    expect((await run('product list')).out).toEqual([
      'product 1  MONTHLY  AU 49.00  NZ 55.50  up to 20 employees  Small',
    ]);
    expect((await run('user link --user 1')).out).toEqual([expect.stringMatching(/\/set-password\?token=[\w-]{43}$/)]);
    expect((await run('product retire --product 1')).out).toEqual(['product 1 is retired']);
    expect((await run('product list')).out[0]).toContain('(retired)');
    expect((await run('subscriptions expire')).out[0]).toBe('0 trials and 0 orders have ended');
    expect((await run('mail send --failed')).out).toEqual(['0 sent, 0 not', '0 waiting, 0 given up']);
    expect((await run('customer reseller --customer 2 --off')).out).toEqual(['customer 2 is no reseller']);
  });

  test.each([
    ['product create --name X --interval WEEKLY --price-au 1', 'MONTHLY or ANNUAL'],
    ['product create --name X --interval MONTHLY', 'a price in at least one country'],
    ['product create --name X --interval MONTHLY --price-au 1.005', 'dollars and cents'],
    ['product retire --product 99', 'There is no product 99.'],
    ['customer reseller --customer 99', 'There is no customer 99.'],
    ['token issue --customer 99 --scope payroll.read', 'There is no customer 99.'],
    ['token issue --customer 1 --scope payroll.everything', 'There is no scope payroll.everything.'],
    ['token issue --customer one --scope payroll.read', '--customer must be a whole number, not one'],
    ['customer create', '--name <name> is missing'],
    ['customer create --nmae X', "Unknown option '--nmae'"],
    ['client create --customer 1 --name X --redirect-uri https://x.example/cb', 'is not an API admin'],
    ['user create --customer 1 --name X --email nonsense', 'That is not an e-mail address.'],
    [
      'user create --customer 1 --name X --email x@x.example --role boss',
      '--role must be one of owner, bookkeeper, payroll-officer, approver, hr, reader, auditor',
    ],
    ['subscription start --customer 1 --plan small --ends-on tomorrow', '--ends-on must be a day'],
    ['frobnicate', 'There is no command "frobnicate".'],
  ])('%s: one clear line and a non-zero exit', async (line, message) => {
    const outcome = await run(line);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.out).toEqual([]);
    expect(outcome.err[0]).toContain(message);
    expect(outcome.err[0]).not.toContain('\n');
  });

  test('a database that is not there, and a setting that is wrong', async () => {
    const away = await runCommand(['migrate'], { DATABASE_URL: 'mysql://me:hunter2@127.0.0.1:1/payroll' });
    expect(away).toMatchObject({ exitCode: 1, err: [expect.stringContaining('No database answers at 127.0.0.1:1')] });
    expect(away.err.join()).not.toContain('hunter2');
    const wrong = await runCommand(['migrate'], { ENCRYPTION_KEYS: 'nonsense' });
    expect(wrong.err).toEqual([expect.stringContaining('ENCRYPTION_KEYS must be')]);
  });
});
