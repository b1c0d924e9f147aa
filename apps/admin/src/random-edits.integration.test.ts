import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsUseCases } from '@anz-payroll/accounts';
import { openService, type Service } from '@anz-payroll/composition';
import { readSettings, type Environment } from '@anz-payroll/configuration';
import { fakeIdentityProviders } from '@anz-payroll/accounts/testing';
import {
  argon2Passwords,
  nodeOneTimeCodes,
  nodePasskeys,
  nodeSecrets,
  nodeTokenSigner,
} from '@anz-payroll/credentials';
import { snakeCase } from '@anz-payroll/kernel';
import { bindAccounts, type Transaction } from '@anz-payroll/persistence-typeorm';
import { findingsInside, tablesUnderTest, testEngines, type TestPlace } from '@anz-payroll/persistence-typeorm/testing';
import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm';
import { fillDatabase } from './testing/fill-database';

jest.setTimeout(7_200_000);

/** `RANDOM_EDITS=10000` for the whole run; the seed repeats one. */
const EDITS = Number(process.env['RANDOM_EDITS'] ?? 150);
const SEED = Number(process.env['RANDOM_SEED'] ?? 29);

type Value = string | number | null;
type Row = Record<string, Value>;

/** Columns in which an edit moves neither money nor leave nor a report, and why. Every other column of the table is edited. */
const edited: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audit_entries: { id: 'entries are known by customer and sequence' },
  audit_heads: {},
  awards: {},
  companies: { version: counts() },
  company_allowance_employees: {},
  company_allowances: { version: counts() },
  employee_part_lists: {},
  employee_parts: {},
  employees: {
    version: counts(),
    name_key: 'the order of lists',
    batch: 'which request made it',
    batch_place: 'which request made it',
  },
  journal_accounts: {},
  lodgement_payees: {},
  lodgement_pays: {},
  lodgements: {},
  pay_accounts: {},
  pay_items: {},
  pay_ledger: { id: 'the order of entries; their sums are the same' },
  pay_rate_group_employees: {},
  pay_rate_groups: {},
  pay_rates: {},
  pay_run_approvals: {},
  pay_runs: {},
  pay_years: {},
  payday_returns: {},
  payment_file_cancellations: {},
  payment_file_pays: {},
  payment_files: {},
  pays: { version: counts(), note: 'a remark of the payroll officer' },
  row_sets: {},
  stp_pay_messages: {},
  super_receipts: {},
  timesheet_shifts: {},
};

/** Tables that no pay, balance, file or report is made from, and what they hold instead. */
const leftOut: Readonly<Record<string, string>> = {
  ...{ customers: access(), users: access(), user_companies: access(), partner_links: access(), sessions: access() },
  ...{ password_links: access(), email_changes: access(), guess_logs: access(), plans: access() },
  subscriptions: access(),
  ...{
    oauth_clients: access(),
    oauth_client_origins: access(),
    key_refusals: access(),
    oauth_grants: access(),
    oauth_tokens: access(),
  },
  ...{ oauth_codes: access(), oauth_requests: access(), oauth_signing_keys: access() },
  ...{ plan_places: 'how many seats of a plan are taken', employment_types: 'labels', payslip_links: access() },
  ...{ pay_allowance_origins: 'which lines of payslips a rename of a template reaches' },
  ...{ write_ahead_positions: 'how far entries that waited for a long write are entered' },
  ...{ letters: 'mail on its way', idempotency_keys: 'answers to repeated requests' },
  ...{ checkout_products: checkout(), checkout_clients: checkout(), checkout_trials: checkout() },
  checkout_orders: checkout(),
  ...{ webhook_endpoints: events(), events: events(), event_feed: events(), webhook_deliveries: events() },
  webhook_attempts: events(),
  ...{ sign_on_domains: access(), sign_in_challenges: access(), passkeys: access() },
  employee_access: access(),
  employee_requests: 'what employees ask for; what is approved becomes part of the record',
  time_clocks: 'who is clocked in; what was clocked becomes a shift that somebody approves',
  ...{
    second_factors: access(),
    release_rules: access(),
    release_requests: access(),
    delegations: access(),
    own_roles: access(),
    bank_account_changes: access(),
  },
  issued_payslips: 'copies of what was handed out; each is encrypted and bound to its row',
  followed_awards: 'what an increase is worked out from before somebody confirms it',
  ...{ employee_account_changes: 'what the review of a run points at', pay_run_acknowledgements: 'notes of a review' },
  pay_scenarios: 'plans',
};

function counts() {
  return 'it counts changes';
}
function access() {
  return 'who may come in';
}
function checkout() {
  return 'what partners sell';
}
function events() {
  return 'what is told about what happened';
}

interface Target {
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
  /** The value that the service reads: `290.0` and `290.00` are one amount. */
  readonly read: (column: string, value: Value) => unknown;
}

const targets: readonly Target[] = tablesUnderTest
  .map((schema): Target => {
    const table = schema.options.tableName ?? schema.options.name;
    const columns = Object.entries<EntitySchemaColumnOptions | undefined>(schema.options.columns);
    const readers = new Map(
      columns.map(([name, column]) => [snakeCase(name), column?.transformer as ValueTransformer]),
    );
    return {
      table,
      key: columns.filter(([, column]) => column?.primary === true).map(([name]) => snakeCase(name)),
      columns: [...readers.keys()].filter((name) => edited[table]?.[name] === undefined),
      read: (column, value) => {
        try {
          const reader = readers.get(column);
          return value === null ? null : reader?.to(reader.from(value));
        } catch {
          return value;
        }
      },
    };
  })
  .filter(({ table }) => edited[table] !== undefined);

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

/** Carries what was found out of a transaction that is not to be kept. */
class Undone extends Error {
  constructor(readonly findings: readonly string[]) {
    super('undone');
  }
}

const kinds = ['swap', 'copy', 'delete', 'truncate', 'empty', 'change', 'reorder', 'duplicate'] as const;

test('every table is edited, or it is said what it holds instead', () => {
  const names = tablesUnderTest.map(({ options }) => options.tableName ?? options.name);
  expect(names.filter((name) => edited[name] === undefined && leftOut[name] === undefined)).toEqual([]);
  expect([...Object.keys(edited), ...Object.keys(leftOut)].filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(testEngines)('random edits of the database on $engine', (engine) => {
  let place: TestPlace;
  let service: Service;
  let folder: string;
  beforeAll(async () => {
    place = await engine.makePlace();
    folder = await mkdtemp(join(tmpdir(), 'lodgements-'));
    const environment: Environment = {
      DATABASE_URL: place.url,
      DEMO_SEED: 'off',
      LODGEMENT_FOLDER: folder,
    };
    const read = readSettings(environment);
    if (!read.ok) throw new Error(read.problems.join());
    service = await openService(read.settings, { clock: { now: () => Date.UTC(2025, 7, 20) } });
    await service.database.migrate();
    await fillDatabase(service);
  });
  afterAll(async () => {
    await service.close();
    await place.remove();
    await rm(folder, { recursive: true });
  });

  const unit = () => service.database.unitOfWork((tx) => tx);

  /** The first thing that `admin verify` would say, looked at from inside the transaction. */
  const found = async (tx: Transaction): Promise<readonly string[]> => {
    for await (const { where } of findingsInside(tx)) return [where];
    const inside = {
      run: <T>(work: (stores: ReturnType<typeof bindAccounts>) => Promise<T>) => work(bindAccounts(tx)),
    };
    const accounts = accountsUseCases({
      unitOfWork: inside,
      reading: inside,
      batchedWrites: service.database.gathering,
      aheadWrites: (apply) => (commands) => inside.run((stores) => apply(stores, commands)),
      clock: service.clock,
      secrets: nodeSecrets,
      passwords: argon2Passwords(),
      signer: nodeTokenSigner,
      codes: nodeOneTimeCodes,
      providers: fakeIdentityProviders(),
      passkeys: nodePasskeys,
      wakeMail: () => undefined,
      sign: (text) => text,
      wait: () => Promise.resolve(),
    });
    for (const customerId of new Set([0, ...(await accounts.auditedCustomers())])) {
      const verdict = await accounts.verifyAuditLog(customerId);
      if (!verdict.isIntact) return [`audit log of ${customerId}, from entry ${verdict.brokenAt}`];
    }
    return [];
  };

  /** Undefined where the database itself refuses the rows: what it refuses cannot happen to it. */
  const findingsAfter = async (edit: (tx: Transaction) => Promise<void>): Promise<readonly string[] | undefined> => {
    let isStored = false;
    try {
      await unit().run(async (tx) => {
        await edit(tx);
        isStored = true;
        throw new Undone(await found(tx));
      });
    } catch (error) {
      if (error instanceof Undone) return error.findings;
      if (isStored) throw error;
    }
    return undefined;
  };

  const rows = new Map<string, readonly Row[]>();
  beforeAll(async () => {
    for (const { table, key } of targets) {
      const order = key.map((name) => `\`${name}\``).join(', ');
      rows.set(table, await unit().run((tx) => tx.query<Row>(`SELECT * FROM ${table} ORDER BY ${order}`)));
    }
  });

  test('every table that is edited has rows of two owners', () => {
    expect(targets.filter(({ table }) => (rows.get(table) ?? []).length < 2).map(({ table }) => table)).toEqual([]);
  });

  test(`${EDITS} of them: each that changes anything is named`, async () => {
    expect(await findingsAfter(async () => undefined)).toEqual([]);
    const random = randomFrom(SEED);
    const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
    const unnamed: string[] = [];
    const tried = new Map<string, number>();
    let effective = 0;
    for (let n = 0; effective < EDITS; n++) {
      if (n > 20 * EDITS) throw new Error('Hardly any edit has an effect.');
      const target = pick(targets);
      const { table, key } = target;
      const before = rows.get(table) ?? [];
      const kind = pick(kinds);
      const column = pick(target.columns);
      const after = changed(before, { ...target, kind, column }, random, n);
      if (after === undefined || isSame(target, before, after)) continue;
      // The newest approval can be taken away: the run then waits for another one.
      if (table === 'pay_run_approvals' && after.length < before.length) continue;
      let isChanged = true;
      const names = await findingsAfter(async (tx) => {
        await replaceChanged(tx, table, key, before, after);
        // An empty key of the newest row takes the next number, which is the one that it had; 0.00 that lost a digit is 0.00.
        if (kind === 'empty' || kind === 'truncate')
          isChanged = !isSame(target, before, await tx.query<Row>(`SELECT * FROM ${table}`));
      });
      if (names === undefined || !isChanged) continue;
      effective += 1;
      tried.set(table, (tried.get(table) ?? 0) + 1);
      if (names.length === 0) unnamed.push(`${kind} ${table}.${column} (edit ${n})`);
    }
    expect(unnamed).toEqual([]);
    if (EDITS >= 1000) expect([...tried.keys()].sort()).toEqual(targets.map(({ table }) => table).sort());
    expect(await findingsAfter(async () => undefined)).toEqual([]);
  });
});

interface Edit extends Target {
  readonly kind: (typeof kinds)[number];
  readonly column: string;
}

function changed(before: readonly Row[], edit: Edit, random: (below: number) => number, n: number): Row[] | undefined {
  const { kind, column, key } = edit;
  const after = before.map((row) => ({ ...row }));
  const [one, other] = [random(after.length), random(after.length)];
  const [a, b] = [after[one], after[other]];
  if (a === undefined || b === undefined) return undefined;
  const [valueOfA, valueOfB] = [a[column] ?? null, b[column] ?? null];
  if (kind === 'swap') [a[column], b[column]] = [valueOfB, valueOfA];
  else if (kind === 'copy') b[column] = valueOfA;
  else if (kind === 'delete') after.splice(one, 1);
  else if (kind === 'truncate' && typeof valueOfA === 'string') a[column] = valueOfA.slice(0, random(valueOfA.length));
  else if (kind === 'empty') a[column] = null;
  else if (kind === 'change') a[column] = otherValue(valueOfA, random);
  else if (kind === 'reorder') {
    for (const name of key) [a[name], b[name]] = [b[name] ?? null, a[name] ?? null];
  } else if (kind === 'duplicate') after.push({ ...a, ...(key.includes('id') ? { id: 1_000_000 + n } : {}) });
  return after;
}

/** One sign or one count away from what was there. */
function otherValue(value: Value, random: (below: number) => number): Value {
  if (value === null) return 1;
  if (typeof value === 'number') return value === 0 ? 1 : value === 1 ? 0 : value + 1;
  const at = random(value.length);
  const sign = value[at] ?? '0';
  return value.slice(0, at) + (/\d/.test(sign) ? String((Number(sign) + 1) % 10) : 'x') + value.slice(at + 1);
}

/** Rows are the same where the service reads the same from them; columns that say nothing are not looked at. */
function isSame({ columns, read }: Target, before: readonly Row[], after: readonly Row[]): boolean {
  const text = (rows: readonly Row[]) =>
    rows
      .map((row) => JSON.stringify(columns.map((name) => read(name, row[name] ?? null))))
      .sort()
      .join();
  return text(before) === text(after);
}

/** Only what is different is written, in an order that keys allow. */
async function replaceChanged(
  tx: Transaction,
  table: string,
  key: readonly string[],
  before: readonly Row[],
  after: readonly Row[],
): Promise<void> {
  const [gone, fresh] = [without(before, after), without(after, before)];
  const where = key.map((name) => `\`${name}\` = ?`).join(' AND ');
  for (const row of gone) {
    await tx.execute(
      `DELETE FROM ${table} WHERE ${where}`,
      key.map((name) => row[name] ?? null),
    );
  }
  for (const row of fresh) {
    const names = Object.keys(row);
    const listed = names.map((name) => `\`${name}\``).join(', ');
    await tx.execute(
      `INSERT INTO ${table} (${listed}) VALUES (${names.map(() => '?').join(', ')})`,
      names.map((name) => row[name] ?? null),
    );
  }
}

/** The rows of the first list that the second has not, or not as often. */
function without(rows: readonly Row[], others: readonly Row[]): readonly Row[] {
  const left = others.map((row) => JSON.stringify(row));
  return rows.filter((row) => {
    const at = left.indexOf(JSON.stringify(row));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
