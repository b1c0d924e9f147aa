import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@anz-payroll/persistence-typeorm';
import { testEngines, type TestPlace } from '@anz-payroll/persistence-typeorm/testing';
import { readSettings } from '@anz-payroll/configuration';
import { runCommand } from './run-command';

jest.setTimeout(120_000);

type Head = { readonly customer_id: number; readonly sequence: number; readonly hash: string; readonly mac: string };

describe.each(testEngines)('admin verify on $engine', (engine) => {
  let place: TestPlace;
  let folder: string;
  beforeEach(async () => {
    place = await engine.makePlace();
    folder = mkdtempSync(join(tmpdir(), 'verify-'));
  });
  afterEach(async () => {
    await place.remove();
    rmSync(folder, { recursive: true });
  });

  const environment = () => ({ DATABASE_URL: place.url, AUDIT_HEADS: `file:${join(folder, 'heads.jsonl')}` });
  const run = (...words: readonly string[]) => runCommand(words, environment());
  async function sql<T>(statement: string, values: readonly (string | number)[] = []): Promise<T[]> {
    const read = readSettings(environment());
    if (!read.ok) throw new Error(read.problems.join());
    const { encryptionKeys, lookupKey } = read.settings;
    const database = await openDatabase({ url: place.url, encryptionKeys, lookupKey });
    try {
      return await database
        .unitOfWork((tx) => tx)
        .run(async (tx) => {
          if (statement.startsWith('SELECT')) return tx.query<T>(statement, values);
          await tx.execute(statement, values);
          return [];
        });
    } finally {
      await database.close();
    }
  }
  const headOf = async (customerId: number): Promise<Head> => {
    const [head] = await sql<Head>('SELECT * FROM audit_heads WHERE customer_id = ?', [customerId]);
    if (head === undefined) throw new Error('no head');
    return head;
  };

  test('names a log that was cut, also when its head was rewritten or put back to what it was', async () => {
    expect((await run('migrate')).exitCode).toBe(0);
    expect((await run('seed', 'demo')).exitCode).toBe(0);
    expect(await run('verify')).toMatchObject({ exitCode: 1, err: [expect.stringContaining('heads.jsonl')] });
    expect((await run('audit', 'note')).out[0]).toMatch(/^\d+ heads noted\.$/);
    expect(await run('verify')).toMatchObject({ exitCode: 0, err: [] });

    const before = await headOf(1);
    expect((await run('token', 'issue', '--customer', '1', '--scope', 'payroll.read')).exitCode).toBe(0);
    const after = await headOf(1);
    expect(after.sequence).toBe(before.sequence + 1);
    const [entry] = await sql<{ operator: string; request_id: string; action: string }>(
      'SELECT operator, request_id, action FROM audit_entries WHERE customer_id = 1 AND sequence = ?',
      [after.sequence],
    );
    expect(entry).toMatchObject({ action: 'token.issue', operator: expect.stringContaining(' at ') as string });
    expect((await run('audit', 'note')).exitCode).toBe(0);

    // The newest entry goes, and the head says what it would have said: its code does not fit.
    await sql('DELETE FROM audit_entries WHERE customer_id = 1 AND sequence = ?', [after.sequence]);
    expect((await run('verify')).err.join('\n')).toContain('The audit log of customer 1 does not hold');
    await sql('UPDATE audit_heads SET sequence = ?, hash = ? WHERE customer_id = 1', [before.sequence, before.hash]);
    const nothingNoted = join(folder, 'nothing-noted.jsonl');
    writeFileSync(nothingNoted, '');
    const withoutNotes = (await run('verify', '--heads', nothingNoted)).err.join('\n');
    expect(withoutNotes).toContain(`from entry ${before.sequence}`);
    // The whole former state, which was genuine once, is known by the heads that were noted outside.
    await sql('UPDATE audit_heads SET mac = ? WHERE customer_id = 1', [before.mac]);
    expect((await run('verify', '--heads', nothingNoted)).exitCode).toBe(0);
    expect((await run('verify')).err.join('\n')).toContain(`from entry ${after.sequence}`);
    expect(readFileSync(join(folder, 'heads.jsonl'), 'utf8')).toContain(after.hash);
  });

  test('tokens that were handed out are listed and end when they are revoked', async () => {
    await run('migrate');
    await run('seed', 'demo');
    const [token] = (await run('token', 'issue', '--customer', '1', '--scope', 'payroll.read')).out;
    expect(token).toMatch(/^[\w-]{43}$/);
    const listed = (await run('token', 'list', '--customer', '1')).out.filter((line) =>
      line.includes('Token of the operator'),
    );
    const id = /^connection (\d+) /.exec(listed.at(-1) ?? '')?.[1] ?? '';
    expect((await run('token', 'revoke', '--customer', '2', '--connection', id)).exitCode).toBe(1);
    expect((await run('token', 'revoke', '--customer', '1', '--connection', id)).exitCode).toBe(0);
    const left = (await run('token', 'list', '--customer', '1')).out;
    expect(left.filter((line) => line.startsWith(`connection ${id} `))).toEqual([]);
  });

  test('sums that were changed are made anew from the ledger', async () => {
    await run('migrate');
    await run('seed', 'demo');
    await run('audit', 'note');
    const sums = async () => ({
      accounts: await sql('SELECT * FROM pay_accounts ORDER BY employee_id'),
      years: await sql('SELECT * FROM pay_years ORDER BY employee_id, year'),
    });
    const before = await sums();
    expect(before.accounts.length).toBeGreaterThan(0);
    await sql("UPDATE pay_accounts SET leave_hours = '{}'");
    await sql("UPDATE pay_years SET figures = '{}'");
    expect((await run('verify')).err.join('\n')).toContain('pay_accounts, employee_id');
    for (const { id } of await sql<{ id: number }>('SELECT id FROM companies')) {
      expect(await run('accounts', 'rebuild', '--company', String(id))).toMatchObject({ exitCode: 0, err: [] });
    }
    expect(await sums()).toEqual(before);
    expect(await run('verify')).toMatchObject({ exitCode: 0, err: [] });
  });

  test('names an encrypted value that was copied to another row', async () => {
    await run('migrate');
    await run('seed', 'demo');
    const rows = await sql<{ id: number; sealed: string }>('SELECT id, sealed FROM employees ORDER BY id');
    await sql('UPDATE employees SET sealed = ? WHERE id = ?', [rows[0]?.sealed ?? '', rows[1]?.id ?? 0]);
    await run('audit', 'note');
    const { exitCode, err } = await run('verify');
    expect(exitCode).toBe(1);
    expect(err.join('\n')).toContain(`employees.sealed, id ${rows[1]?.id}`);
  });
});
