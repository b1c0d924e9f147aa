import type { Employee, Employees, EmployeeStatus } from 'employee-lifecycle';
import { In } from 'typeorm';
import type { Transaction } from '../database';
import { insertRows, updateVersioned } from '../rows';
import { toEmployee, toEmployeeRow } from './employee-mapper';
import { EmployeeTable } from './employee-tables';

const condition: Readonly<Record<EmployeeStatus | 'default', string>> = {
  default: 'AND e.isDeleted = 0',
  active: 'AND e.isDeleted = 0 AND e.isTerminated = 0',
  terminated: 'AND e.isDeleted = 0 AND e.isTerminated = 1',
  deleted: 'AND e.isDeleted = 1',
  all: '',
};

export function bindEmployeeRecords(tx: Transaction): Employees {
  const table = tx.manager.getRepository(EmployeeTable);
  const find: Employees['find'] = async (id) => {
    const row = await table.findOneBy({ id });
    return row === null ? undefined : toEmployee(tx.vault, row);
  };
  return {
    find,
    lock: async (id) => {
      await tx.query(`SELECT id FROM employees WHERE id = ?${tx.forUpdate}`, [id]);
      return find(id);
    },
    ofIds: async (companyId, ids) =>
      (await table.findBy({ companyId, id: In([...ids]) })).map((row) => toEmployee(tx.vault, row)),
    ofNumbers: async (companyId, numberKeys) =>
      (await table.findBy({ companyId, numberKey: In([...numberKeys]) })).map((row) => toEmployee(tx.vault, row)),
    holdersOf: async (customerId, numberKeys) => {
      const marks = numberKeys.map(() => '?').join(', ');
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
      const query = table
        .createQueryBuilder('e')
        .where(`e.companyId = :companyId ${condition[status ?? 'default']}`, { companyId })
        .orderBy('e.nameKey')
        .addOrderBy('e.id');
      if (page?.after !== undefined) {
        query.andWhere('(e.nameKey > :key OR (e.nameKey = :key AND e.id > :id))', {
          key: page.after.nameKey,
          id: page.after.id,
        });
      }
      if (page !== undefined) query.limit(page.limit);
      return (await query.getMany()).map((row) => toEmployee(tx.vault, row));
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
      const marks = ids.map(() => '?').join(', ');
      await tx.execute(`UPDATE employees SET number_key = NULL WHERE id IN (${marks})`, ids);
    },
  };
}
