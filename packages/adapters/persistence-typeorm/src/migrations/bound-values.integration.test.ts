import { createCipheriv, randomBytes } from 'node:crypto';
import { openDatabaseWith, type Database, type Transaction } from '../database';
import { bindEmployees } from '../employees';
import { bindAnnouncements } from '../outbox';
import { payrollSchema } from '../payroll-schema';
import { testEngines, testKeys, type TestPlace } from '../testing';
import { BoundValues0110 } from './0110-bound-values';
import { KeyedAuditLog0111 } from './0111-keyed-audit-log';
import { RowSets0165 } from './0165-row-sets';
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

/** One of each kind, as versions before 0165 wrote them. */
async function rowsThatBelongTogether(tx: Transaction): Promise<void> {
  for (const sql of [
    `INSERT INTO company_allowances (id, company_id, version, description, description_key, amount, category, auto_apply_to_pay, is_taxable, is_itemised, is_included_in_super_calculations)
     VALUES (1, 6, 1, 'Tools', 'tools', '12.50', 'TD', 1, 1, 1, 0)`,
    'INSERT INTO company_allowance_employees (allowance_id, employee_id) VALUES (1, 7), (1, 8)',
    `INSERT INTO awards (id, company_id, name, name_key) VALUES (1, 6, 'Bakers', 'bakers')`,
    `INSERT INTO pay_rate_groups (id, company_id, award_id, name, name_key) VALUES (1, 6, 1, 'Night', 'night'), (2, 6, NULL, 'Day', 'day')`,
    'INSERT INTO pay_rate_group_employees (group_id, employee_id) VALUES (1, 7)',
    `INSERT INTO pay_rates (id, group_id, description, units, rate, multiplier, is_overtime)
     VALUES (1, 1, 'Late', 'hours', '41.100000', NULL, 0), (2, 2, 'Early', 'hours', NULL, '1.5', 1)`,
    `INSERT INTO journal_accounts (company_id, accounts, updated_at) VALUES (6, '{"net_pay":"800"}', 1)`,
    `INSERT INTO pay_items (id, customer_id, employee_id, kind, item_key, item_values) VALUES (1, 1, 7, 'allowance', 'boots', '{"amount":"5.00"}')`,
    `INSERT INTO pay_runs (id, customer_id, company_id, version, pay_period, start_date, end_date, pay_date, pay_count, pending_count, gross_cents, tax_cents, net_cents, super_cents, created_at, updated_at)
     VALUES (3, 1, 6, 2, 'WEEKLY', '2025-07-28', '2025-08-03', '2025-08-01', 1, 1, 1000, 0, 1000, 0, 1, 2)`,
    `INSERT INTO pay_run_approvals (pay_run_id, run_version, user_id, user_name, approved_at) VALUES (3, 2, 1, 'Olive', 5)`,
    `INSERT INTO pays (id, customer_id, company_id, employee_id, pay_run_id, version, country, status, pay_date, pay_period, period_start, period_end, processed_at, created_at, updated_at, is_termination, has_workers_comp, gross, tax, net, super_amount, taxable, ordinary, holidays, stp_status, stp_service_action, stp_timestamp, body, grounds, batch, batch_place)
     VALUES (10, 1, 6, 7, 3, 1, 'AU', 'pending', '2025-08-01', 'WEEKLY', '2025-07-28', '2025-08-03', NULL, 1, 2, 0, 0, '10', '0', '10', '0', '10', '10', '0', 'queued', 'NEW', 7, '{}', '{}', 'b', 0)`,
    `INSERT INTO super_receipts (pay_id, company_id, received_on, recorded_at) VALUES (10, 6, '2025-08-09', 3)`,
    `INSERT INTO payment_file_pays (file_id, pay_id, live_key) VALUES (1, 10, NULL)`,
    `INSERT INTO payment_file_cancellations (file_id, cancelled_at, reason) VALUES (1, 9, 'not used')`,
    'INSERT INTO lodgement_pays (lodgement_id, pay_id) VALUES (1, 10)',
  ]) {
    await tx.execute(sql);
  }
  await tx.execute(
    `INSERT INTO payment_files (id, customer_id, company_id, pay_run_id, kind, file_name, media_type, content, created_at)
     VALUES (1, 1, 6, 3, 'bank', 'pays.aba', 'text/plain', ?, 4)`,
    [unbound({}, 'payment_files.content')],
  );
  await tx.execute(
    `INSERT INTO lodgements (id, customer_id, company_id, message_id, kind, action, financial_year, payment_date, payee_count, body, status, attempts, due_at, created_at, updated_at)
     VALUES (1, 1, 6, 'm-1', 'pay-event', 'NEW', '2025-26', '2025-08-01', 1, ?, 'pending', 0, 4, 4, 4)`,
    [unbound({}, 'lodgements.body')],
  );
  await tx.execute(
    `INSERT INTO payday_returns (id, company_id, pay_date, \`lines\`, filed_at) VALUES (1, 5, '2025-08-01', ?, 6)`,
    [unbound([], 'payday_returns.lines')],
  );
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
    const later: readonly unknown[] = [BoundValues0110, KeyedAuditLog0111, SignIn0112, RowSets0165];
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
        await rowsThatBelongTogether(tx);
      });
    await before.close();

    const [one, other] = await Promise.all([open(), open()]);
    const ran = await Promise.all([one, other].map((each) => each?.migrate()));
    expect(ran.flat().sort()).toEqual(['0110-bound-values', '0111-keyed-audit-log', '0112-sign-in', '0165-row-sets']);
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
