import { openService, type Service } from '@anz-payroll/composition';
import { readSettings, type Environment } from '@anz-payroll/configuration';
import { bindAnnouncements, bindEmployees } from '@anz-payroll/persistence-typeorm';
import { testEngines, type TestPlace } from '@anz-payroll/persistence-typeorm/testing';

jest.setTimeout(3_600_000);

/** `RANDOM_EDITS=10000` for the whole run; the seed repeats one. */
const EDITS = Number(process.env['RANDOM_EDITS'] ?? 60);
const SEED = Number(process.env['RANDOM_SEED'] ?? 29);

type Row = Record<string, string | number | null>;

/** What is edited: the table, its key, and the columns whose values are swapped, copied and cut. */
const targets: readonly {
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
}[] = [
  { table: 'employees', key: ['id'], columns: ['sealed', 'company_id', 'tax_number_hash'] },
  { table: 'companies', key: ['id'], columns: ['sealed', 'customer_id'] },
  { table: 'employee_parts', key: ['id'], columns: ['sealed', 'employee_id', 'place', 'details', 'kind'] },
  { table: 'employee_part_lists', key: ['employee_id', 'kind'], columns: ['part_ids', 'mac'] },
  { table: 'pays', key: ['id'], columns: ['net', 'gross', 'employee_id', 'status', 'body', 'pay_date', 'mac'] },
  { table: 'pay_ledger', key: ['id'], columns: ['figures', 'leave_hours', 'employee_id', 'pay_id', 'reason', 'mac'] },
  { table: 'pay_accounts', key: ['employee_id'], columns: ['leave_hours', 'mac'] },
  { table: 'pay_years', key: ['employee_id', 'year'], columns: ['figures', 'mac'] },
  {
    table: 'audit_entries',
    key: ['sequence'],
    columns: ['action', 'hash', 'sequence', 'user_id', 'details', 'occurred_at'],
  },
  { table: 'audit_heads', key: ['customer_id'], columns: ['sequence', 'hash', 'mac'] },
];

/** mulberry32: the same edits for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

describe.each(testEngines)('random edits of the database on $engine', (engine) => {
  let place: TestPlace;
  let service: Service;
  beforeAll(async () => {
    place = await engine.makePlace();
    const environment: Environment = {
      DATABASE_URL: place.url,
      DEMO_SEED: 'off',
      WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
    };
    const read = readSettings(environment);
    if (!read.ok) throw new Error(read.problems.join());
    service = await openService(read.settings);
    await service.database.migrate();
    await prepare(service);
  });
  afterAll(async () => {
    await service.close();
    await place.remove();
  });

  const unit = () => service.database.unitOfWork((tx) => tx);
  const rowsOf = (table: string): Promise<Row[]> =>
    unit().run((tx) => tx.query<Row>(`SELECT * FROM ${table} ORDER BY 1, 2`));
  const found = async (): Promise<readonly string[]> => {
    const stored = (await service.database.verify()).map(({ where }) => where);
    const logs: string[] = [];
    for (const customerId of [0, ...(await service.accounts.auditedCustomers())]) {
      const verdict = await service.accounts.verifyAuditLog(customerId);
      if (!verdict.isIntact) logs.push(`audit log of ${customerId}, from entry ${verdict.brokenAt}`);
    }
    return [...stored, ...logs];
  };
  /** The whole table anew, or nothing where the database refuses a row (a key twice, an empty column). */
  const replace = async (table: string, rows: readonly Row[]): Promise<boolean> => {
    try {
      await unit().run(async (tx) => {
        await tx.execute(`DELETE FROM ${table}`);
        for (const row of rows) {
          const names = Object.keys(row);
          const listed = names.map((name) => `\`${name}\``).join(', ');
          const sql = `INSERT INTO ${table} (${listed}) VALUES (${names.map(() => '?').join(', ')})`;
          await tx.execute(
            sql,
            names.map((name) => row[name] ?? null),
          );
        }
      });
      return true;
    } catch {
      return false;
    }
  };

  test(`${EDITS} of them: each that changes anything is named`, async () => {
    expect(await found()).toEqual([]);
    const random = randomFrom(SEED);
    const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
    const unnamed: string[] = [];
    let effective = 0;
    for (let n = 0; n < EDITS; n++) {
      const { table, key, columns } = pick(targets);
      const before = await rowsOf(table);
      const after = before.map((row) => ({ ...row }));
      const kind = pick(['swap', 'copy', 'delete', 'truncate', 'empty', 'reorder', 'duplicate'] as const);
      const column = pick(columns);
      // The order of the ledger's entries says nothing: their sums are the same.
      if (kind === 'reorder' && table === 'pay_ledger') continue;
      const [one, other] = [random(after.length), random(after.length)];
      const [a, b] = [after[one], after[other]];
      if (a === undefined || b === undefined) continue;
      const same = (value: string | number | null | undefined) => value ?? null;
      if (kind === 'swap') [a[column], b[column]] = [same(b[column]), same(a[column])];
      else if (kind === 'copy') b[column] = same(a[column]);
      else if (kind === 'delete') after.splice(one, 1);
      else if (kind === 'truncate' && typeof a[column] === 'string')
        a[column] = a[column].slice(0, random(a[column].length));
      else if (kind === 'empty') a[column] = null;
      else if (kind === 'reorder') for (const name of key) [a[name], b[name]] = [same(b[name]), same(a[name])];
      else if (kind === 'duplicate') after.push({ ...a, ...(key[0] === 'id' ? { id: 1_000_000 + n } : {}) });
      const text = (rows: readonly Row[]) =>
        rows
          .map((row) => JSON.stringify(row))
          .sort()
          .join();
      if (text(before) === text(after)) continue;
      // What the database itself refuses cannot happen to it.
      if (!(await replace(table, after))) continue;
      effective += 1;
      const names = await found();
      if (names.length === 0) unnamed.push(`${kind} ${table}.${column} (edit ${n})`);
      expect(await replace(table, before)).toBe(true);
    }
    expect(unnamed).toEqual([]);
    expect(effective).toBeGreaterThan(EDITS / 3);
    expect(await found()).toEqual([]);
  });
});

async function prepare({ accounts, employees, pays, database, clock }: Service): Promise<void> {
  const actor = { customerId: null, userId: null, clientId: null, requestId: 'edits' };
  const { id: customerId } = must(await accounts.createCustomer({ name: 'Edits', isApiAdmin: true }, actor));
  must(await accounts.createPlan({ code: 'any', name: 'Any', employeeCap: null }, actor));
  must(await accounts.startSubscription({ customerId, planCode: 'any', kind: 'paid', endsAt: null }, actor));
  const numbers = ['123456782', '876543210', '459599230'];
  for (const legal_name of ['One Pty Ltd', 'Two Pty Ltd']) {
    const body = {
      legal_name,
      abn: '51824753556',
      bank_account_number: legal_name === 'One Pty Ltd' ? '1234' : '5678',
    };
    const { id: companyId } = must(await employees.createCompanyWithEmployees({ customerId, body }));
    const items = numbers.map((tax_file_number, n) => ({
      ...{ first_name: `First${n}`, last_name: `Last${n}`, date_of_birth: '1990-04-12', tax_file_number },
      ...{ address1: '1 Harbour Street', city: 'Sydney', state: 'NSW', country: 'AU', postcode: '2000' },
      ...{ start_date: '2024-07-01', employment_status: 'Full-time', is_foreign_resident: false },
      ...{ has_claimed_tax_free_threshold: true, has_stsl_liability: false, is_closely_held: false },
      ...{
        pay_rate_per_hour: String(30 + n),
        standard_hours_per_day: '7.6',
        standard_days_per_week: 5,
        pay_period: 'WEEKLY',
      },
    }));
    const made = must(await employees.createEmployees({ companyId, items }));
    const ids = made.results.flatMap((each) => ('employee' in each ? [each.employee.id] : []));
    await database
      .unitOfWork((tx) => bindEmployees(tx, { announcements: bindAnnouncements(tx, clock) }))
      .run(async ({ parts }) => {
        for (const id of ids) {
          const account = (account_number: string, percentage: string | null) => ({
            values: {
              ...{ bsb: '062000', account_number, account_name: 'A', reference: null },
              ...{ amount_per_period: null, percentage },
            },
          });
          await parts.replace(id, 'bank-account', [account(`1${id}`, '40'), account(`2${id}`, null)]);
        }
      });
    for (const payDate of ['2025-08-01', '2025-08-08'] as const) {
      must(
        await pays.createPays({
          customerId,
          companyId,
          identifierType: 'employee_id',
          payDate: payDate as never,
          items: ids.map((employeeId, n) => ({
            employeeId,
            hours: [{ description: 'Ordinary time', units: 'hours', value: String(30 + n) }],
          })),
        }),
      );
    }
  }
}

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
