import { createCipheriv, randomBytes } from 'node:crypto';
import type { AuditEntry, AuditLog } from '@anz-payroll/accounts';
import { newCompany } from '@anz-payroll/companies/testing';
import { newEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { auditHeadMac, bindAudit } from '../accounts/bind-audit';
import type { Transaction } from '../database';
import { bindEmployees } from '../employees';
import { encryptedEmployeeColumn } from '../employees/employee-mapper';
import { partListMac } from '../employees/part-list-mac';
import { bindAnnouncements } from '../outbox';
import { bindLedger } from '../pays/bind-ledger';
import { ledgerMac } from '../pays/pay-macs';
import { openTestDatabase, testEngines, testKeys, type TestDatabase } from '../testing';

jest.setTimeout(60_000);

const clock = { now: () => 1_763_000_000_000 };
const bind = (tx: Transaction) => bindEmployees(tx, { announcements: bindAnnouncements(tx, clock) });

const account = (account_number: string) => ({
  values: {
    bsb: '062000',
    account_number,
    account_name: 'A',
    reference: null,
    amount_per_period: null,
    percentage: null,
  },
});

const entryOfLog: Omit<AuditEntry, 'customerId' | 'sequence' | 'previousHash' | 'hash'> = {
  ...{ at: 1, userId: null, clientId: null, requestId: 'request', address: null, operator: null },
  ...{ action: 'company.read', recordType: 'company', recordId: '1', details: {}, form: 2 },
};

describe.each(testEngines)('what something else moves or changes on $engine', (engine) => {
  let database: TestDatabase;
  let employees: readonly number[];
  let parts: readonly number[];
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    const made = await database.unitOfWork(bind).run(async (stores) => {
      const company = await stores.companies.add(newCompany(1, { legal_name: 'Wattle' }));
      const added = await stores.employees.addAll('b', [
        newEmployee(1, company.id, { tax_file_number: '123456782' }),
        newEmployee(1, company.id, { tax_file_number: '876543210' }),
      ]);
      const lists = [];
      for (const [n, { id }] of added.entries()) {
        lists.push(...(await stores.parts.replace(id, 'bank-account', [account(`10${n}`), account(`20${n}`)])));
      }
      return { employees: added.map(({ id }) => id), parts: lists.map(({ id }) => id) };
    });
    ({ employees, parts } = made);
    await database
      .unitOfWork((tx) => tx)
      .run((tx) =>
        bindLedger(tx).append(
          employees.map((employeeId, n) => ({
            customerId: 1,
            employeeId,
            payId: 100 + n,
            year: '2025-2026',
            payDate: '2025-08-01' as never,
            reason: 'pay',
            leave: {},
            figures: { gross: `${n + 1}` },
            createdAt: 1,
          })),
        ),
      );
  });
  afterEach(() => database.remove());

  const change = (sql: string, values: readonly (string | number)[]) =>
    database.unitOfWork((tx) => tx).run((tx) => tx.execute(sql, values));
  const named = async () => (await database.verify()).map(({ where }) => where);
  const read = (employeeId: number) =>
    database.reading(bind).run(async (stores) => {
      await stores.employees.find(employeeId);
      return stores.parts.listOf(employeeId, 'bank-account');
    });
  const [first, second] = [0, 1];

  test('what versions before decision 1068 wrote is as good as ever, and noticed where it is changed', async () => {
    const before = await named();
    const inForm = (form: string) => `SELECT COUNT(*) AS n FROM employees WHERE sealed LIKE '${form}.%'`;
    await database.unitOfWork((tx) => tx).run(writeInEarlierForm);
    const counted = await database.reading((tx) => tx).run((tx) => tx.query<{ n: number }>(inForm('v2')));
    expect(counted[0]?.n).toBe(2);
    expect(await named()).toEqual(before);
    for (const id of employees) await expect(read(id)).resolves.toHaveLength(2);
    const id = employees[second] ?? 0;
    await change(`UPDATE pay_ledger SET figures = '{"gross":"1000"}' WHERE employee_id = ?`, [id]);
    await change("UPDATE employees SET first_name = 'Somebody' WHERE id = ?", [id]);
    expect((await named()).join('; ')).toMatch(/employees\.sealed.*pay_ledger/);
    await expect(read(id)).rejects.toThrow(`employees.sealed, id ${id}`);
  });

  test('an audit log that versions before decision 1068 wrote is whole, and goes on where it ended', async () => {
    const audit = <T>(work: (log: AuditLog) => Promise<T>) => database.unitOfWork(bindAudit).run(work);
    await audit(async (log) => {
      const { sequence, previousHash } = await log.reserve(9);
      await log.append([{ ...entryOfLog, customerId: 9, sequence, previousHash, hash: 'the-first' }]);
    });
    await database.unitOfWork((tx) => tx).run(writeInEarlierForm);
    expect(await audit((log) => log.head(9))).toMatchObject({ sequence: 1, hash: 'the-first', isGenuine: true });
    expect(await audit((log) => log.reserve(9))).toEqual({ sequence: 2, previousHash: 'the-first' });
    await change("UPDATE audit_heads SET hash = 'another' WHERE customer_id = ?", [9]);
    expect(await audit((log) => log.head(9))).toMatchObject({ isGenuine: false });
    expect((await audit((log) => log.reserve(9))).previousHash).not.toMatch(/another|the-first/);
  });

  test('a copied tax number is named and refused where it is read', async () => {
    const [from, to] = [employees[first] ?? 0, employees[second] ?? 0];
    const values = await database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ sealed: string }>('SELECT sealed FROM employees WHERE id = ?', [from]));
    await change('UPDATE employees SET sealed = ? WHERE id = ?', [values[0]?.sealed ?? '', to]);
    expect(await named()).toContainEqual(expect.stringContaining(`employees.sealed, id ${to}`));
    await expect(read(to)).rejects.toThrow(`employees.sealed, id ${to}`);
    await expect(read(from)).resolves.toHaveLength(2);
  });

  test.each([
    ['a bank account is given to another employee', 'UPDATE employee_parts SET employee_id = ? WHERE id = ?'],
    ['a bank account is taken away', 'DELETE FROM employee_parts WHERE id = ?'],
    ['its number is taken away', 'UPDATE employee_parts SET sealed = NULL WHERE id = ?'],
    ['its turn is changed', 'UPDATE employee_parts SET place = place + 5 WHERE id = ?'],
    ['its share is changed', `UPDATE employee_parts SET details = '{"percentage":"100"}' WHERE id = ?`],
    ['the list is taken away', 'DELETE FROM employee_part_lists WHERE employee_id = ?'],
  ])('%s', async (_, sql) => {
    const [mine, other] = [employees[first] ?? 0, employees[second] ?? 0];
    const id = parts[0] ?? 0;
    await change(sql, sql.includes('lists') ? [mine] : sql.includes('employee_id =') ? [other, id] : [id]);
    expect((await named()).join('; ')).toMatch(new RegExp(`employee_id (${mine}|${other})\\b`));
    const both = Promise.all([read(mine), read(other)]);
    await expect(both).rejects.toThrow('Stored data cannot be used (employee_parts');
  });

  test.each([
    ['changed', `UPDATE pay_ledger SET figures = '{"gross":"1000"}' WHERE employee_id = ?`],
    ['given to another employee', 'UPDATE pay_ledger SET employee_id = employee_id + 1 WHERE employee_id = ?'],
    ['given to another pay', 'UPDATE pay_ledger SET pay_id = 7 WHERE employee_id = ?'],
  ])('an entry of the ledger that is %s', async (_, sql) => {
    const id = employees[second] ?? 0;
    const before = await named();
    await change(sql, [id]);
    expect((await named()).filter((where) => !before.includes(where)).join('; ')).toContain('pay_ledger');
  });
});

/** Codes and values over JSON, as they were. */
async function writeInEarlierForm(tx: Transaction): Promise<void> {
  for (const mac of [ledgerMac, partListMac, auditHeadMac]) {
    const { table, columns } = mac;
    for (const row of await tx.query<Record<string, string | number>>(`SELECT * FROM ${table}`)) {
      const values = mac.valuesOfStored(row);
      const code = tx.encryption.mac(`row ${table}`, JSON.stringify(columns.map((column, n) => [column, values[n]])));
      await tx.execute(`UPDATE ${table} SET mac = ? WHERE mac = ?`, [code, row['mac'] ?? '']);
    }
  }
  const key = Buffer.from(testKeys.encryptionKeys.keys.test, 'base64');
  for (const row of await tx.query<Record<string, string | number>>('SELECT * FROM employees')) {
    const owner = encryptedEmployeeColumn.ownerOfStored(row);
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    cipher.setAAD(Buffer.from(JSON.stringify([owner.column, Object.entries(owner.row)])));
    const secret = tx.encryption.decrypt(String(row['sealed']), owner);
    const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    const parts = [iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url'));
    await tx.execute('UPDATE employees SET sealed = ? WHERE id = ?', [['v2', 'test', ...parts].join('.'), row['id']!]);
  }
}
