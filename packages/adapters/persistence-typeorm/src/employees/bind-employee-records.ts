import type { Employee, Employees, EmployeeStatus } from '@anz-payroll/employee-lifecycle';
import type { OpenCompanyDetails } from '../companies';
import type { SqlValue, Transaction } from '../database';
import { insertRows, marksFor, readRows, rowReader, updateVersioned } from '../rows';
import { readColumns, toEmployee, toEmployeeRow } from './employee-mapper';
import { EmployeeTable } from './employee-tables';

const condition: Readonly<Record<EmployeeStatus | 'default', string>> = {
  default: ' AND is_deleted = 0',
  active: ' AND is_deleted = 0 AND is_terminated = 0',
  terminated: ' AND is_deleted = 0 AND is_terminated = 1',
  deleted: ' AND is_deleted = 1',
  all: '',
};

const employeeReader = rowReader(EmployeeTable, readColumns);

/** What every read of one employee asks, in one statement. */
const WITH_COMPANY = `SELECT ${employeeReader.columns}, companies.details
                        FROM employees
                        JOIN companies ON companies.id = employees.company_id AND companies.is_deleted = 0
                       WHERE employees.id IN `;

export function bindEmployeeRecords(tx: Transaction): Employees {
  const where = async (condition: string, values: readonly SqlValue[]): Promise<readonly Employee[]> =>
    (await readRows(tx, EmployeeTable, condition, values, readColumns)).map((row) => toEmployee(tx.vault, row));
  const find: Employees['find'] = async (id) => (await where('id = ?', [id]))[0];
  // Shared by those who ask at a time, so it is the stored values: each makes a record of its own.
  const rowWithCompany = tx.together(async (ids: readonly number[]) => {
    const rows = await tx.rows(`${WITH_COMPANY}(${marksFor(ids)})`, ids);
    return new Map(rows.map((values) => [values[0] as number, values]));
  });
  return {
    find,
    findWithZone: async (id) => {
      const values = await rowWithCompany(id);
      if (values === undefined) return undefined;
      const { timezone } = JSON.parse(values.at(-1) as string) as OpenCompanyDetails;
      return { employee: toEmployee(tx.vault, employeeReader.read(values)), timezone };
    },
    lock: async (id) => {
      await tx.query(`SELECT id FROM employees WHERE id = ?${tx.forUpdate}`, [id]);
      return find(id);
    },
    ofIds: async (companyId, ids) =>
      ids.length === 0 ? [] : where(`company_id = ? AND id IN (${marksFor(ids)})`, [companyId, ...ids]),
    ofNumbers: async (companyId, numberKeys) =>
      numberKeys.length === 0
        ? []
        : where(`company_id = ? AND number_key IN (${marksFor(numberKeys)})`, [companyId, ...numberKeys]),
    holdersOf: async (customerId, numberKeys) => {
      const marks = marksFor(numberKeys);
      const rows = await tx.query<{ id: number; number_key: string; is_deleted: number }>(
        `SELECT id, number_key, is_deleted FROM employees WHERE customer_id = ? AND number_key IN (${marks})`,
        [customerId, ...numberKeys],
      );
      return rows.map((row) => ({
        numberKey: row.number_key,
        employeeId: row.id,
        isDeleted: row.is_deleted === 1,
      }));
    },
    ofCompany: async (companyId, status, page) => {
      const { after, limit } = page ?? {};
      const from = after === undefined ? '' : ' AND (name_key > ? OR (name_key = ? AND id > ?))';
      const most = limit === undefined ? '' : ' LIMIT ?';
      return where(`company_id = ?${condition[status ?? 'default']}${from} ORDER BY name_key, id${most}`, [
        companyId,
        ...(after === undefined ? [] : [after.nameKey, after.nameKey, after.id]),
        ...(limit === undefined ? [] : [limit]),
      ]);
    },
    addAll: async (batch, employees) => {
      if (employees.length === 0) return [];
      const rows = employees.map((employee, batchPlace) => ({
        ...toEmployeeRow(tx.vault, employee),
        version: 1,
        batch,
        batchPlace,
      }));
      await insertRows(tx, EmployeeTable, rows);
      const ids = await tx.query<{ id: number }>('SELECT id FROM employees WHERE batch = ? ORDER BY batch_place', [
        batch,
      ]);
      return employees.map((employee, place): Employee => ({ ...employee, id: ids[place]!.id, version: 1 }));
    },
    wasMade: async (batch) => (await tx.query('SELECT id FROM employees WHERE batch = ? LIMIT 1', [batch])).length > 0,
    save: async (employee) => ({
      ...employee,
      version: await updateVersioned(tx, EmployeeTable, employee, toEmployeeRow(tx.vault, employee)),
    }),
    releaseNumbers: async (ids) => {
      await tx.execute(`UPDATE employees SET number_key = NULL WHERE id IN (${marksFor(ids)})`, ids);
    },
  };
}
