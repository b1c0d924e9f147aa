import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService, type Service } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';
import { testEngines, type TestPlace } from '@anz-payroll/persistence-typeorm/testing';
import { commands } from './commands';
import { runCommand } from './run-command';
import { fillDatabase } from './testing/fill-database';

jest.setTimeout(240_000);

/** The operator's own log. */
const OPERATOR = 0;
const CUSTOMER = 1;

/** What a command enters, and in whose log; or why it enters nothing. */
const entries: Readonly<
  Record<string, string | { readonly words: readonly string[]; readonly in: number; readonly action: string }>
> = {
  migrate: 'it was run before; what it ran is an entry of the operator',
  'seed demo': 'a demo, in an empty database alone',
  'product list': 'what is sold is nobody’s data',
  'backup verify': 'it looks at a file',
  verify: 'it looks for what others did',
  'audit note': 'it writes down the heads of the logs themselves',
  'subscriptions expire': 'the same as the service does by itself every hour',
  'customer create': { words: ['--name', 'New'], in: 3, action: 'customer.create' },
  'customer reseller': { words: ['--customer', '1'], in: CUSTOMER, action: 'customer.update' },
  'plan create': { words: ['--code', 'new', '--name', 'New'], in: OPERATOR, action: 'plan.create' },
  'subscription start': { words: ['--customer', '3', '--plan', 'new'], in: 3, action: 'subscription.start' },
  'product create': {
    words: ['--name', 'Small', '--interval', 'MONTHLY', '--price-au', '10'],
    in: OPERATOR,
    action: 'product.create',
  },
  'product retire': { words: ['--product', '1'], in: OPERATOR, action: 'product.retire' },
  'user create': {
    words: ['--customer', '1', '--name', 'Olive', '--email', 'olive@one.example', '--role', 'reader'],
    in: CUSTOMER,
    action: 'user.create',
  },
  'user list': { words: ['--customer', '1'], in: CUSTOMER, action: 'user.list' },
  'user disable': { words: ['--user', '1'], in: CUSTOMER, action: 'user.disable' },
  'user email': { words: ['--user', '1', '--email', 'new@example.com'], in: CUSTOMER, action: 'user.change-email' },
  'user enable': { words: ['--user', '1'], in: CUSTOMER, action: 'user.enable' },
  'user reset-factor': 'it refuses where there is no second factor; the entry is held by the tests of second factors',
  'sign-on remove': 'it refuses where there is no single sign-on; the entry is held by the tests of single sign-on',
  'user link': { words: ['--user', '1'], in: CUSTOMER, action: 'user.issue-password-link' },
  'client create': {
    words: ['--customer', '1', '--name', 'App', '--redirect-uri', 'https://app.example/back'],
    in: CUSTOMER,
    action: 'client.create',
  },
  'token issue': { words: ['--customer', '1', '--scope', 'payroll.read'], in: CUSTOMER, action: 'token.issue' },
  'token list': { words: ['--customer', '1'], in: CUSTOMER, action: 'connection.list' },
  'token revoke': { words: ['--customer', '1', '--connection', '1'], in: CUSTOMER, action: 'connection.revoke' },
  'accounts rebuild': { words: ['--company', '1'], in: CUSTOMER, action: 'company.rebuild-accounts' },
  'filing submit': { words: ['--company', '1'], in: CUSTOMER, action: 'company.submit-stp' },
  'filing lodge': { words: ['--retry', '--company', '3'], in: 2, action: 'company.lodge-stp' },
  'filing file': {
    words: ['--company', '2', '--kind', 'payday', '--from', '2025-08-01', '--to', '2025-08-31'],
    in: CUSTOMER,
    action: 'company.read-numbers',
  },
  'mail send':
    'it sends what others wrote, as the service does by itself; what went is counted in the log of the operator',
  'key rotate': { words: [], in: OPERATOR, action: 'key.rotate' },
  'signing-key replace': { words: [], in: OPERATOR, action: 'signing-key.replace' },
  'backup create': { words: ['--to'], in: OPERATOR, action: 'backup.create' },
  'backup restore': { words: ['--force', '--from'], in: CUSTOMER, action: 'backup.restore' },
};

test('every command says what it enters', () => {
  expect(Object.keys(entries).sort()).toEqual(commands.map(({ name }) => name).sort());
});

describe.each(testEngines)('what an operator does on $engine', (engine) => {
  let place: TestPlace;
  let folder: string;
  let service: Service;
  const environment = () => ({
    DATABASE_URL: place.url,
    DEMO_SEED: 'off',
    LODGEMENT_FOLDER: join(folder, 'lodged'),
  });
  beforeAll(async () => {
    place = await engine.makePlace();
    folder = mkdtempSync(join(tmpdir(), 'entries-'));
    expect((await runCommand(['migrate'], environment())).exitCode).toBe(0);
    const read = readSettings(environment());
    if (!read.ok) throw new Error(read.problems.join());
    service = await openService(read.settings);
    await fillDatabase(service);
  });
  afterAll(async () => {
    await service.close();
    await place.remove();
    rmSync(folder, { recursive: true });
  });

  const logOf = async (customerId: number) =>
    service.database
      .unitOfWork((tx) => tx)
      .run((tx) =>
        tx.query<{ action: string; operator: string | null }>(
          'SELECT action, operator FROM audit_entries WHERE customer_id = ? ORDER BY sequence',
          [customerId],
        ),
      );

  test('stands in the log of whose data it was, with who did it', async () => {
    expect(await logOf(OPERATOR)).toContainEqual({
      action: 'database.migrate',
      operator: expect.any(String) as string,
    });
    const missing: string[] = [];
    for (const [name, entry] of Object.entries(entries)) {
      if (typeof entry === 'string') continue;
      const words = entry.words.flatMap((word) =>
        /^--(to|from)$/.test(word) && /^backup/.test(name) ? [word, join(folder, 'all.backup')] : [word],
      );
      const before = (await logOf(entry.in)).length;
      const outcome = await runCommand(
        [...name.split(' '), ...words, ...(name === 'filing file' ? ['--folder', folder] : [])],
        environment(),
      );
      if (outcome.exitCode !== 0) missing.push(`${name}: ${outcome.err.join(' ')}`);
      // A restore puts the log back, so that only what it entered itself is new.
      const log = await logOf(entry.in);
      const fresh = name === 'backup restore' ? log.slice(-1) : log.slice(before);
      const isEntered = fresh.some(
        ({ action, operator }) => action === entry.action && operator?.includes(' at ') === true,
      );
      if (!isEntered) missing.push(`${name}: ${JSON.stringify(fresh)}`);
    }
    expect(missing).toEqual([]);
    expect(await runCommand(['verify'], environment())).toMatchObject({ exitCode: 0, err: [] });
  });
});
