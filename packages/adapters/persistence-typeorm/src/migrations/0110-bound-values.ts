import type { QueryRunner } from 'typeorm';
import { column, defineTable, nullable } from '../columns';
import type { FieldEncryption } from '../encryption';
import { rowMac } from '../integrity/row-mac';
import {
  addColumn,
  changeRows,
  createTable,
  dropColumn,
  dropTables,
  type Migration,
  migrationName,
} from '../migrating';
import { quoted } from '../migrating/quoted';
import { encryptedColumn, type EncryptedColumn } from '../reencryption/encrypted-column';

type Stored = Readonly<Record<string, string | number | null>>;

/** The columns that matter here, as they were when this migration was written. */
const integer = column.integer();
const json = column.json<unknown>();
const Companies = defineTable<Record<'id' | 'customerId' | 'sealed', unknown>>('companies', {
  id: integer,
  customerId: integer,
  sealed: nullable(column.encrypted()),
});
const Employees = defineTable<Record<'id' | 'customerId' | 'companyId' | 'sealed', unknown>>('employees', {
  id: integer,
  customerId: integer,
  companyId: integer,
  sealed: nullable(column.encrypted()),
});
const Parts = defineTable<Record<'id' | 'employeeId' | 'companyId' | 'kind' | 'place' | 'details' | 'sealed', unknown>>(
  'employee_parts',
  {
    id: integer,
    employeeId: integer,
    companyId: integer,
    kind: column.code(20),
    place: integer,
    details: json,
    sealed: nullable(column.encrypted()),
  },
);
const Endpoints = defineTable<Record<'id' | 'customerId' | 'secret', unknown>>('webhook_endpoints', {
  id: integer,
  customerId: integer,
  secret: column.encrypted(),
});
const Answers = defineTable<Record<'id' | 'scope' | 'requestKey' | 'fingerprint' | 'status' | 'body', unknown>>(
  'idempotency_keys',
  {
    id: integer,
    scope: column.code(64),
    requestKey: column.key(255),
    fingerprint: column.code(43),
    status: nullable(integer),
    body: nullable(column.encrypted()),
  },
);
const Lodgements = defineTable<
  Record<'id' | 'companyId' | 'messageId' | 'action' | 'financialYear' | 'paymentDate' | 'body', unknown>
>('lodgements', {
  id: integer,
  companyId: integer,
  messageId: column.code(64),
  action: column.code(8),
  financialYear: column.code(7),
  paymentDate: column.civilDate(),
  body: column.encrypted(),
});
const PaydayReturns = defineTable<Record<'id' | 'companyId' | 'payDate' | 'lines', unknown>>('payday_returns', {
  id: integer,
  companyId: integer,
  payDate: column.civilDate(),
  lines: column.encrypted(),
});
const PaymentFiles = defineTable<Record<'id' | 'companyId' | 'payRunId' | 'kind' | 'fileName' | 'content', unknown>>(
  'payment_files',
  {
    id: integer,
    companyId: integer,
    payRunId: integer,
    kind: column.code(8),
    fileName: column.code(80),
    content: column.encrypted(),
  },
);

/** What each value is bound to, and what an empty one becomes where every row now has a value. */
const values: readonly { readonly bound: EncryptedColumn; readonly empty?: string }[] = [
  {
    bound: encryptedColumn(Companies, 'sealed', { boundTo: ['id', 'customerId'] }),
    empty: '{}',
  },
  {
    bound: encryptedColumn(Employees, 'sealed', { boundTo: ['id', 'customerId', 'companyId'] }),
    empty: '{}',
  },
  {
    bound: encryptedColumn(Parts, 'sealed', {
      boundTo: ['id', 'employeeId', 'companyId', 'kind', 'place', 'details'],
    }),
    empty: '{}',
  },
  { bound: encryptedColumn(Endpoints, 'secret', { boundTo: ['id', 'customerId'] }) },
  { bound: encryptedColumn(Answers, 'body', { boundTo: ['id', 'scope', 'requestKey', 'fingerprint', 'status'] }) },
  {
    bound: encryptedColumn(Lodgements, 'body', {
      boundTo: ['id', 'companyId', 'messageId', 'action', 'financialYear', 'paymentDate'],
    }),
  },
  { bound: encryptedColumn(PaydayReturns, 'lines', { boundTo: ['id', 'companyId', 'payDate'] }) },
  {
    bound: encryptedColumn(PaymentFiles, 'content', { boundTo: ['id', 'companyId', 'payRunId', 'kind', 'fileName'] }),
  },
];

const Pays = defineTable<
  Record<
    | 'batch'
    | 'batchPlace'
    | 'customerId'
    | 'companyId'
    | 'employeeId'
    | 'payRunId'
    | 'country'
    | 'status'
    | 'payDate'
    | 'payPeriod'
    | 'periodStart'
    | 'periodEnd'
    | 'processedAt'
    | 'createdAt'
    | 'updatedAt'
    | 'department'
    | 'isTermination'
    | 'hasWorkersComp'
    | 'gross'
    | 'tax'
    | 'net'
    | 'superAmount'
    | 'taxable'
    | 'ordinary'
    | 'holidays'
    | 'replacesPayId'
    | 'replacedByPayId'
    | 'body'
    | 'grounds',
    unknown
  >
>('pays', {
  batch: column.code(40),
  batchPlace: integer,
  customerId: integer,
  companyId: integer,
  employeeId: integer,
  payRunId: integer,
  country: column.code(2),
  status: column.code(12),
  payDate: column.civilDate(),
  payPeriod: column.code(12),
  periodStart: column.civilDate(),
  periodEnd: column.civilDate(),
  processedAt: nullable(integer),
  createdAt: integer,
  updatedAt: integer,
  department: nullable(column.text(60)),
  isTermination: column.boolean(),
  hasWorkersComp: column.boolean(),
  gross: column.money(),
  tax: column.money(),
  net: column.money(),
  superAmount: column.money(),
  taxable: column.money(),
  ordinary: column.money(),
  holidays: column.money(),
  replacesPayId: nullable(integer),
  replacedByPayId: nullable(integer),
  body: json,
  grounds: json,
});
const Ledger = defineTable<
  Record<
    'customerId' | 'employeeId' | 'payId' | 'year' | 'payDate' | 'reason' | 'leaveHours' | 'figures' | 'createdAt',
    unknown
  >
>('pay_ledger', {
  customerId: integer,
  employeeId: integer,
  payId: integer,
  year: column.code(9),
  payDate: column.civilDate(),
  reason: column.code(12),
  leaveHours: json,
  figures: json,
  createdAt: integer,
});
const Accounts = defineTable<Record<'employeeId' | 'customerId' | 'leaveHours', unknown>>('pay_accounts', {
  employeeId: integer,
  customerId: integer,
  leaveHours: json,
});
const Years = defineTable<Record<'employeeId' | 'year' | 'customerId' | 'figures', unknown>>('pay_years', {
  employeeId: integer,
  year: column.code(9),
  customerId: integer,
  figures: json,
});
const PartLists = defineTable<Record<'employeeId' | 'kind' | 'partIds', unknown>>('employee_part_lists', {
  employeeId: integer,
  kind: column.code(20),
  partIds: json,
});

function macOver<Row extends object>(table: ReturnType<typeof defineTable<Row>>) {
  return rowMac(table, Object.keys(table.options.columns) as (keyof Row & string)[]);
}

const macs = [
  { mac: macOver(Pays), key: ['id'] },
  { mac: macOver(Ledger), key: ['id'] },
  { mac: macOver(Accounts), key: ['employee_id'] },
  { mac: macOver(Years), key: ['employee_id', 'year'] },
];

/**
 * Binds every encrypted value to its row, and gives a message authentication code to pays, the ledger, its sums and the
 * lists of employees. What is bound already is left, so that it can be repeated.
 */
export class BoundValues0110 implements Migration {
  readonly name = migrationName('0110-bound-values');

  constructor(private readonly encryption?: FieldEncryption) {}

  async up(runner: QueryRunner): Promise<void> {
    const { encryption } = this;
    if (encryption === undefined) throw new TypeError('This migration needs the encryption keys.');
    await createTable(
      runner,
      'employee_part_lists',
      {
        employee_id: column.integer(),
        kind: column.code(20),
        part_ids: column.json(),
        mac: nullable(column.lookupHash()),
      },
      { primaryKey: ['employee_id', 'kind'] },
    );
    for (const { mac } of macs) await addColumn(runner, mac.table, 'mac', nullable(column.lookupHash()));
    await changeRows(runner, async () => {
      for (const { bound, empty } of values) await bindValues(runner, encryption, bound, empty);
      for (const { mac, key } of macs) {
        await eachRow(runner, mac.table, [...new Set([...key, ...mac.columns])], key, (row) =>
          update(runner, mac.table, 'mac', mac.macOfStored(encryption, row), key, row),
        );
      }
      await listParts(runner, encryption);
    });
  }

  /** Values stay bound: versions before this one cannot read them. */
  async down(runner: QueryRunner): Promise<void> {
    for (const { mac } of macs) await dropColumn(runner, mac.table, 'mac');
    await dropTables(runner, 'employee_part_lists');
  }
}

async function bindValues(
  runner: QueryRunner,
  encryption: FieldEncryption,
  bound: EncryptedColumn,
  empty: string | undefined,
): Promise<void> {
  const columns = [...new Set(['id', ...bound.boundTo, bound.column])];
  await eachRow(runner, bound.table, columns, ['id'], async (row) => {
    const before = row[bound.column] ?? null;
    if (before === null ? empty === undefined : /^v[23]\./.test(String(before))) return;
    const plain = before === null ? (empty ?? '') : encryption.decryptUnbound(String(before), bound.name);
    const after = encryption.encrypt(plain, bound.ownerOfStored(row));
    await update(runner, bound.table, bound.column, after, ['id'], row);
  });
}

async function listParts(runner: QueryRunner, encryption: FieldEncryption): Promise<void> {
  const rows = (await runner.query(
    'SELECT id, employee_id, kind FROM employee_parts ORDER BY employee_id, kind, place',
  )) as readonly { readonly id: number; readonly employee_id: number; readonly kind: string }[];
  const lists = new Map<string, { employeeId: number; kind: string; partIds: number[] }>();
  for (const { id, employee_id, kind } of rows) {
    const key = `${employee_id} ${kind}`;
    const list = lists.get(key) ?? { employeeId: Number(employee_id), kind, partIds: [] };
    list.partIds.push(Number(id));
    lists.set(key, list);
  }
  await runner.query('DELETE FROM employee_part_lists');
  const mac = macOver(PartLists);
  for (const list of lists.values()) {
    await runner.query('INSERT INTO employee_part_lists (employee_id, kind, part_ids, mac) VALUES (?, ?, ?, ?)', [
      list.employeeId,
      list.kind,
      JSON.stringify(list.partIds),
      mac.macOf(encryption, list),
    ]);
  }
}

const PAGE = 500;

/** Row by row in the order of the key. The key is not changed on the way, so that pages stay where they are. */
async function eachRow(
  runner: QueryRunner,
  table: string,
  columns: readonly string[],
  key: readonly string[],
  change: (row: Stored) => Promise<void>,
): Promise<void> {
  const select = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`;
  const order = `ORDER BY ${key.map(quoted).join(', ')} LIMIT ${PAGE}`;
  const byId = key.join() === 'id';
  for (let seen = 0, lastId = 0; ;) {
    const rows = (await (byId
      ? runner.query(`${select} WHERE id > ? ${order}`, [lastId])
      : runner.query(`${select} ${order} OFFSET ${seen}`))) as readonly Stored[];
    for (const row of rows) await change(row);
    if (rows.length < PAGE) return;
    seen += rows.length;
    lastId = Number(rows.at(-1)?.['id'] ?? 0);
  }
}

async function update(
  runner: QueryRunner,
  table: string,
  name: string,
  value: string,
  key: readonly string[],
  row: Stored,
): Promise<void> {
  const where = key.map((each) => `${quoted(each)} = ?`).join(' AND ');
  await runner.query(`UPDATE ${quoted(table)} SET ${quoted(name)} = ? WHERE ${where}`, [
    value,
    ...key.map((each) => row[each]),
  ]);
}
