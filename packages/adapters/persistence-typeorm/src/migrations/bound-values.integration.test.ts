import { createCipheriv, randomBytes } from 'node:crypto';
import { openDatabaseWith, type Database, type Transaction } from '../database';
import { bindEmployees } from '../employees';
import { bindAnnouncements } from '../outbox';
import { payrollSchema } from '../payroll-schema';
import { testEngines, testKeys, type TestPlace } from '../testing';
import { BoundValues0110 } from './0110-bound-values';
import { KeyedAuditLog0111 } from './0111-keyed-audit-log';
import { SignIn0112 } from './0112-sign-in';

jest.setTimeout(120_000);

const clock = { now: () => 1_763_000_000_000 };
const bind = (tx: Transaction) => bindEmployees(tx, { announcements: bindAnnouncements(tx, clock) });

/** As versions before 0110 wrote it: bound to its column alone. */
function unbound(plain: object, column: string): string {
  const { current, keys } = testKeys.encryptionKeys;
  const iv = randomBytes(12);
  const key = Buffer.from((keys as Record<string, string>)[current] ?? '', 'base64');
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(column));
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(plain)), cipher.final()]);
  return ['v1', current, ...[iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url'))].join('.');
}

describe.each(testEngines)('the migration to bound values on $engine', (engine) => {
  let place: TestPlace;
  const opened: Database[] = [];
  const open = async (migrations = payrollSchema.migrations): Promise<Database> => {
    const database = await openDatabaseWith({ ...payrollSchema, migrations }, { ...testKeys, url: place.url });
    opened.push(database);
    return database;
  };
  beforeEach(async () => {
    place = await engine.makePlace();
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await place.remove();
  });

  test('what an earlier version stored is bound to its row, by one of two processes that start at once, and reads as before', async () => {
    const later: readonly unknown[] = [BoundValues0110, KeyedAuditLog0111, SignIn0112];
    const before = await open(payrollSchema.migrations.filter((each) => !later.includes(each)));
    await before.migrate();
    await before
      .unitOfWork((tx) => tx)
      .run(async (tx) => {
        const company = unbound({ ird_number: '49091850', bank_account_number: null }, 'companies.sealed');
        await tx.execute(
          `INSERT INTO companies (id, customer_id, version, country, is_deleted, name_key, details, sealed, ird_number_hash, created_at, updated_at)
           VALUES (5, 1, 1, 'NZ', 0, 'k', '{"legal_name":"Kea"}', ?, ?, 0, 0), (6, 1, 1, 'AU', 0, 'a', '{"legal_name":"Ant"}', NULL, NULL, 0, 0)`,
          [company, tx.encryption.lookupHash('49091850', 'companies.ird_number_hash')],
        );
        const employee = unbound({ tax_file_number: '123456782', ird_number: null }, 'employees.sealed');
        await tx.execute(
          `INSERT INTO employees (id, customer_id, company_id, version, is_terminated, is_deleted, first_name, last_name, name_key, details, sealed, tax_number_hash, batch, batch_place, created_at, updated_at)
           VALUES (7, 1, 6, 1, 0, 0, 'A', 'B', 'b a', '{}', ?, ?, 'x', 0, 0, 0), (8, 1, 6, 1, 0, 0, 'C', 'D', 'd c', '{}', NULL, NULL, 'x', 1, 0, 0)`,
          [employee, tx.encryption.lookupHash('123456782', 'employees.tax_number_hash')],
        );
        const account = unbound({ account_number: '777' }, 'employee_parts.sealed');
        await tx.execute(
          `INSERT INTO employee_parts (id, employee_id, company_id, kind, place, details, sealed)
           VALUES (3, 7, 6, 'bank-account', 1, '{"bsb":"062000"}', ?), (4, 7, 6, 'deduction', 1, '{"description":"Union"}', NULL)`,
          [account],
        );
        await tx.execute(
          `INSERT INTO pay_ledger (id, customer_id, employee_id, pay_id, year, pay_date, reason, leave_hours, figures, created_at)
           VALUES (1, 1, 7, 9, '2025-2026', '2025-08-01', 'pay', '{}', '{"gross":"10"}', 1), (2, 1, 7, 9, '2025-2026', '2025-08-01', 'reversal', '{}', '{"gross":"-10"}', 2)`,
        );
      });
    await before.close();

    const [one, other] = await Promise.all([open(), open()]);
    const ran = await Promise.all([one, other].map((each) => each?.migrate()));
    expect(ran.flat().sort()).toEqual(['0110-bound-values', '0111-keyed-audit-log', '0112-sign-in']);
    // The pay of the entries and their sums were never stored; everything else is as it should be.
    expect((await one?.verify())?.map(({ where }) => where)).toEqual([
      'pays, id 9',
      'pay_accounts, employee_id 7',
      'pay_years, employee_id 7, year 2025-2026',
    ]);
    const read = await other?.reading(bind).run(async (stores) => ({
      ird: (await stores.companies.find(5))?.details.ird_number,
      none: (await stores.companies.find(6))?.details.ird_number,
      tfn: (await stores.employees.find(7))?.details.tax_file_number,
      noTfn: (await stores.employees.find(8))?.details.tax_file_number,
      account: (await stores.parts.listOf(7, 'bank-account'))[0]?.values['account_number'],
      deductions: (await stores.parts.listOf(7, 'deduction')).length,
    }));
    expect(read).toEqual({
      ird: '49091850',
      none: null,
      tfn: '123456782',
      noTfn: null,
      account: '777',
      deductions: 1,
    });
  });
});
