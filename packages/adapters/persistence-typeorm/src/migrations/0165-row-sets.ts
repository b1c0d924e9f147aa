import { snakeCase } from '@anz-payroll/kernel';
import type { EntitySchema, QueryRunner } from 'typeorm';
import { column, defineTable, nullable, type ColumnKind } from '../columns';
import { DecryptionFailed, type FieldEncryption } from '../encryption';
import { boundColumns } from '../integrity/bound-columns';
import { rowMac } from '../integrity/row-mac';
import {
  addColumn,
  changeRows,
  createIndex,
  createTable,
  dropColumn,
  dropTables,
  type Migration,
  migrationName,
} from '../migrating';
import { quoted } from '../migrating/quoted';
import { encryptedColumn, type EncryptedColumn } from '../reencryption/encrypted-column';

type Stored = Readonly<Record<string, string | number | null>>;
type Columns = Readonly<Record<string, ColumnKind<never> | ColumnKind<unknown>>>;

const integer = column.integer();
const text = (length: number) => column.text(length);
const maybe = <T>(kind: ColumnKind<T>) => nullable(kind);

/** A table with the columns that matter here, as they were when this migration was written. */
function table(name: string, columns: Columns): EntitySchema<Record<string, unknown>> {
  return defineTable<Record<string, unknown>>(name, columns);
}

const Companies = table('companies', {
  id: integer,
  customerId: integer,
  country: column.code(2),
  isDeleted: column.boolean(),
  nameKey: column.key(400),
  details: column.json(),
  abn: maybe(column.code(11)),
  createdAt: integer,
  updatedAt: integer,
  sealed: maybe(column.encrypted()),
});
const Employees = table('employees', {
  id: integer,
  customerId: integer,
  companyId: integer,
  isTerminated: column.boolean(),
  terminationDate: maybe(column.civilDate()),
  isDeleted: column.boolean(),
  number: maybe(text(60)),
  firstName: text(60),
  lastName: text(60),
  employmentType: maybe(integer),
  details: column.json(),
  createdAt: integer,
  updatedAt: integer,
  sealed: maybe(column.encrypted()),
});
const Parts = table('employee_parts', {
  id: integer,
  employeeId: integer,
  companyId: integer,
  kind: column.code(20),
  place: integer,
  descriptionKey: maybe(column.key(120)),
  details: column.json(),
  sealed: maybe(column.encrypted()),
});

/** What each value was bound to, and what it is bound to from now on. */
const values: readonly { readonly before: EncryptedColumn; readonly after: EncryptedColumn }[] = [
  rebound(Companies, ['id', 'customerId']),
  rebound(Employees, ['id', 'customerId', 'companyId']),
  rebound(Parts, ['id', 'employeeId', 'companyId', 'kind', 'place', 'details']),
];

function rebound(owned: EntitySchema<Record<string, unknown>>, boundBefore: readonly string[]) {
  const boundTo = Object.keys(owned.options.columns).filter((name) => name !== 'sealed');
  return {
    before: encryptedColumn(owned, 'sealed', { boundTo: boundBefore }),
    after: encryptedColumn(owned, 'sealed', { boundTo }),
  };
}

const Runs = table('pay_runs', {
  id: integer,
  customerId: integer,
  companyId: integer,
  version: integer,
  payPeriod: column.code(12),
  startDate: column.civilDate(),
  endDate: column.civilDate(),
  payDate: column.civilDate(),
  payCount: integer,
  pendingCount: integer,
  grossCents: integer,
  taxCents: integer,
  netCents: integer,
  superCents: integer,
  createdAt: integer,
  updatedAt: integer,
});
const Approvals = table('pay_run_approvals', {
  payRunId: integer,
  runVersion: integer,
  userId: integer,
  userName: text(200),
  approvedAt: integer,
});

const macs = [
  { mac: rowMac(Runs, Object.keys(Runs.options.columns)), key: 'id' },
  { mac: rowMac(Approvals, Object.keys(Approvals.options.columns)), key: 'pay_run_id' },
];

interface SetTable {
  readonly rows: EntitySchema<Record<string, unknown>>;
  /** Statement that gives every row with `owner` and `company` beside its columns; `r` is the table. */
  readonly owned: { readonly owner: string; readonly company: string; readonly join?: string };
}

const ofCompany = { owner: 'r.company_id', company: 'r.company_id' };
const behindGroup = {
  owner: 'g.company_id',
  company: 'g.company_id',
  join: 'JOIN pay_rate_groups g ON g.id = r.group_id',
};
const behindFile = { owner: 'r.file_id', company: 'f.company_id', join: 'JOIN payment_files f ON f.id = r.file_id' };
const named = { id: integer, companyId: integer, name: text(120), nameKey: column.key(240) };

/** Every set of rows that gets a code, by its name. */
const sets: readonly (readonly [string, readonly SetTable[]])[] = [
  [
    'allowances',
    [
      {
        rows: table('company_allowances', {
          id: integer,
          companyId: integer,
          description: text(60),
          descriptionKey: column.key(120),
          amount: column.money(),
          category: maybe(column.code(16)),
          autoApplyToPay: column.boolean(),
          isTaxable: column.boolean(),
          isItemised: column.boolean(),
          isIncludedInSuperCalculations: column.boolean(),
        }),
        owned: ofCompany,
      },
      {
        rows: table('company_allowance_employees', { allowanceId: integer, employeeId: integer }),
        owned: {
          owner: 'a.company_id',
          company: 'a.company_id',
          join: 'JOIN company_allowances a ON a.id = r.allowance_id',
        },
      },
    ],
  ],
  [
    'pay-rates',
    [
      { rows: table('awards', named), owned: ofCompany },
      {
        rows: table('pay_rate_groups', {
          id: integer,
          companyId: integer,
          awardId: maybe(integer),
          name: text(120),
          nameKey: column.key(240),
        }),
        owned: ofCompany,
      },
      { rows: table('pay_rate_group_employees', { groupId: integer, employeeId: integer }), owned: behindGroup },
      {
        rows: table('pay_rates', {
          id: integer,
          groupId: integer,
          description: text(60),
          units: text(32),
          rate: maybe(column.decimal(18, 6)),
          multiplier: maybe(column.decimal(18, 6)),
          isOvertime: column.boolean(),
        }),
        owned: behindGroup,
      },
    ],
  ],
  [
    'journal-accounts',
    [
      {
        rows: table('journal_accounts', { companyId: integer, accounts: column.json(), updatedAt: integer }),
        owned: ofCompany,
      },
    ],
  ],
  [
    'pay-items',
    [
      {
        rows: table('pay_items', {
          id: integer,
          customerId: integer,
          employeeId: integer,
          kind: column.code(20),
          itemKey: column.key(120),
          itemValues: column.json(),
        }),
        owned: {
          owner: 'r.employee_id',
          company: 'e.company_id',
          join: 'JOIN employees e ON e.id = r.employee_id',
        },
      },
    ],
  ],
  [
    'payment-file',
    [
      {
        rows: table('payment_files', {
          id: integer,
          customerId: integer,
          companyId: integer,
          payRunId: integer,
          kind: column.code(8),
          fileName: column.code(80),
          mediaType: column.code(20),
          createdAt: integer,
        }),
        owned: { owner: 'r.id', company: 'r.company_id' },
      },
      {
        rows: table('payment_file_pays', { fileId: integer, payId: integer, liveKey: maybe(column.code(40)) }),
        owned: behindFile,
      },
      {
        rows: table('payment_file_cancellations', { fileId: integer, cancelledAt: integer, reason: text(200) }),
        owned: behindFile,
      },
    ],
  ],
  [
    'lodgement',
    [
      {
        rows: table('lodgements', {
          id: integer,
          customerId: integer,
          companyId: integer,
          messageId: column.code(64),
          kind: column.code(16),
          action: column.code(8),
          financialYear: column.code(7),
          paymentDate: column.civilDate(),
          payeeCount: integer,
          isFinal: maybe(column.boolean()),
          status: column.code(16),
          attempts: integer,
          dueAt: integer,
          claimToken: maybe(column.code(36)),
          leaseUntil: maybe(integer),
          message: maybe(text(1000)),
          lodgedWith: maybe(column.code(16)),
          createdAt: integer,
          updatedAt: integer,
        }),
        owned: { owner: 'r.id', company: 'r.company_id' },
      },
      {
        rows: table('lodgement_pays', { lodgementId: integer, payId: integer }),
        owned: {
          owner: 'r.lodgement_id',
          company: 'l.company_id',
          join: 'JOIN lodgements l ON l.id = r.lodgement_id',
        },
      },
    ],
  ],
  [
    'payday-returns',
    [
      {
        rows: table('payday_returns', {
          id: integer,
          companyId: integer,
          payDate: column.civilDate(),
          filedAt: integer,
        }),
        owned: ofCompany,
      },
    ],
  ],
  [
    'super-receipts',
    [
      {
        rows: table('super_receipts', {
          payId: integer,
          companyId: integer,
          receivedOn: column.civilDate(),
          recordedAt: integer,
        }),
        owned: { owner: 'p.pay_run_id', company: 'r.company_id', join: 'JOIN pays p ON p.id = r.pay_id' },
      },
    ],
  ],
];

/**
 * Binds employees, companies and the lists of employees to all of their columns, and gives codes to pay runs, approvals,
 * reports of pays and to every set of rows that decides about money, leave or a report. What was changed past the service
 * before stays as it is, so that `admin verify` still names it. Done twice it gives the same.
 */
export class RowSets0165 implements Migration {
  readonly name = migrationName('0165-row-sets');

  constructor(private readonly encryption?: FieldEncryption) {}

  async up(runner: QueryRunner): Promise<void> {
    const { encryption } = this;
    if (encryption === undefined) throw new TypeError('This migration needs the encryption keys.');
    await createTable(
      runner,
      'row_sets',
      {
        name: column.code(24),
        owner_id: column.integer(),
        company_id: column.integer(),
        size: column.integer(),
        mac: column.lookupHash(),
      },
      { primaryKey: ['name', 'owner_id'] },
    );
    await createIndex(runner, 'row_sets_of_company', 'row_sets', ['company_id']);
    for (const { mac } of macs) await addColumn(runner, mac.table, 'mac', nullable(column.lookupHash()));
    await addColumn(runner, 'stp_pay_messages', 'mac', nullable(column.lookupHash()));
    await changeRows(runner, async () => {
      for (const value of values) await bindAgain(runner, encryption, value);
      for (const { mac, key } of macs) {
        await eachRow(runner, mac.table, mac.columns, key, (row) =>
          update(runner, mac.table, 'mac', mac.macOfStored(encryption, row), key, row),
        );
      }
      await enterReports(runner, encryption);
      await enterSets(runner, encryption);
    });
  }

  /** Values stay bound: versions before this one cannot read them. */
  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'stp_pay_messages', 'mac');
    for (const { mac } of macs) await dropColumn(runner, mac.table, 'mac');
    await dropTables(runner, 'row_sets');
  }
}

async function bindAgain(
  runner: QueryRunner,
  encryption: FieldEncryption,
  { before, after }: (typeof values)[number],
): Promise<void> {
  await eachRow(runner, after.table, [...after.boundTo, after.column], 'id', async (row) => {
    const plain = decrypted(encryption, row, before);
    if (plain === undefined) return;
    const value = encryption.encrypt(plain, after.ownerOfStored(row));
    await update(runner, after.table, after.column, value, 'id', row);
  });
}

/** Nothing where the value is bound already, or was changed by something else. */
function decrypted(encryption: FieldEncryption, row: Stored, bound: EncryptedColumn): string | undefined {
  try {
    return encryption.decrypt(String(row[bound.column] ?? ''), bound.ownerOfStored(row));
  } catch (error) {
    if (error instanceof DecryptionFailed) return undefined;
    throw error;
  }
}

/** A pay about whose report something was entered gets a message, if only an empty one, whose code covers it. */
async function enterReports(runner: QueryRunner, encryption: FieldEncryption): Promise<void> {
  const said = ['stp_status', 'stp_service_action', 'stp_timestamp', 'stp_lodged_with'];
  await runner.query(
    `INSERT INTO stp_pay_messages (pay_id, message, updated_at)
     SELECT p.id, '', p.updated_at FROM pays p LEFT JOIN stp_pay_messages m ON m.pay_id = p.id
      WHERE m.pay_id IS NULL AND (p.stp_status <> 'not_submitted' OR p.stp_service_action IS NOT NULL
            OR p.stp_timestamp IS NOT NULL OR p.stp_lodged_with IS NOT NULL)`,
  );
  for (let lastId = 0; ;) {
    const rows = (await runner.query(
      `SELECT m.pay_id, m.message, m.updated_at, ${said.map((name) => `p.${name}`).join(', ')}
         FROM stp_pay_messages m JOIN pays p ON p.id = m.pay_id WHERE m.pay_id > ? ORDER BY m.pay_id LIMIT ${PAGE}`,
      [lastId],
    )) as readonly Stored[];
    for (const row of rows) {
      const { stp_status, stp_service_action, stp_timestamp, stp_lodged_with } = row;
      const parts = [
        Number(row['pay_id']),
        row['message'],
        Number(row['updated_at']),
        stp_status,
        stp_service_action,
        stp_timestamp === null ? null : Number(stp_timestamp),
        stp_lodged_with,
      ];
      const mac = encryption.mac('report of a pay', JSON.stringify(parts));
      await update(runner, 'stp_pay_messages', 'mac', mac, 'pay_id', row);
    }
    if (rows.length < PAGE) return;
    lastId = Number(rows.at(-1)?.['pay_id'] ?? 0);
  }
}

async function enterSets(runner: QueryRunner, encryption: FieldEncryption): Promise<void> {
  await runner.query('DELETE FROM row_sets');
  const counts = new Map<number, number>();
  const enter = async (
    name: string,
    ownerId: number,
    companyId: number,
    size: number,
    rows: readonly string[],
  ): Promise<void> => {
    const mac = encryption.mac('row set', JSON.stringify([name, ownerId, companyId, size, [...rows].sort()]));
    await runner.query('INSERT INTO row_sets (name, owner_id, company_id, size, mac) VALUES (?, ?, ?, ?, ?)', [
      name,
      ownerId,
      companyId,
      size,
      mac,
    ]);
  };
  for (const [name, tables] of sets) {
    const owners = await ownersOf(runner, tables);
    for (const [ownerId, { companyId, rows }] of owners) {
      await enter(name, ownerId, companyId, rows.length, rows);
      counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
    }
  }
  for (const [name, count] of [
    ['employees', await countsIn(runner, 'employees')],
    ['pay-runs', await countsIn(runner, 'pay_runs')],
    ['row-sets', counts],
  ] as const) {
    const companies = (await runner.query('SELECT id FROM companies ORDER BY id')) as readonly Stored[];
    for (const { id } of companies) await enter(name, Number(id), Number(id), count.get(Number(id)) ?? 0, []);
  }
}

async function countsIn(runner: QueryRunner, name: string): Promise<ReadonlyMap<number, number>> {
  const rows = (await runner.query(
    `SELECT company_id, COUNT(*) AS size FROM ${quoted(name)} GROUP BY company_id`,
  )) as readonly Stored[];
  return new Map(rows.map(({ company_id, size }) => [Number(company_id), Number(size)]));
}

async function ownersOf(runner: QueryRunner, tables: readonly SetTable[]) {
  const owners = new Map<number, { companyId: number; rows: string[] }>();
  for (const { rows, owned } of tables) {
    const bound = boundColumns(rows, Object.keys(rows.options.columns));
    const listed = Object.keys(rows.options.columns).map((name) => `r.${quoted(snakeCase(name))}`);
    const found = (await runner.query(
      `SELECT ${listed.join(', ')}, ${owned.owner} AS set_owner, ${owned.company} AS set_company
         FROM ${quoted(bound.table)} r ${owned.join ?? ''}`,
    )) as readonly Stored[];
    for (const row of found) {
      const ownerId = Number(row['set_owner']);
      const owner = owners.get(ownerId) ?? { companyId: Number(row['set_company']), rows: [] };
      owner.rows.push(JSON.stringify([bound.table, ...Object.entries(bound.partsOfStored(row))]));
      owners.set(ownerId, owner);
    }
  }
  return owners;
}

const PAGE = 500;

/** Row by row in the order of the key, which is not changed on the way. */
async function eachRow(
  runner: QueryRunner,
  name: string,
  columns: readonly string[],
  key: string,
  change: (row: Stored) => Promise<void>,
): Promise<void> {
  for (let lastId = 0; ;) {
    const rows = (await runner.query(
      `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)} WHERE ${quoted(key)} > ? ORDER BY ${quoted(key)} LIMIT ${PAGE}`,
      [lastId],
    )) as readonly Stored[];
    for (const row of rows) await change(row);
    if (rows.length < PAGE) return;
    lastId = Number(rows.at(-1)?.[key] ?? 0);
  }
}

async function update(
  runner: QueryRunner,
  name: string,
  columnName: string,
  value: string,
  key: string,
  row: Stored,
): Promise<void> {
  await runner.query(`UPDATE ${quoted(name)} SET ${quoted(columnName)} = ? WHERE ${quoted(key)} = ?`, [
    value,
    row[key],
  ]);
}
