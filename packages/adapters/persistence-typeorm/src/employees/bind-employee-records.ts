import { normalKey } from '@anz-payroll/companies';
import type { Employee, Employees, EmployeeStatus } from '@anz-payroll/employee-lifecycle';
import { In, type FindOptionsWhere } from 'typeorm';
import { CompanyTable, type OpenCompanyDetails } from '../companies/company-tables';
import { inChunks, type Transaction } from '../database';
import { StoredValueChanged } from '../encryption';
import { insertRows, putRows, readEmployee, readEmployeesWithCompany, readRows, type ReadOptions } from '../hot-sql';
import { countRows } from '../integrity/row-set';
import { updateRows, updateVersioned } from '../rows';
import { IDS_IN_ONE_STATEMENT } from './check-part-lists';
import { encryptEmployee, readColumns, toEmployeeRow } from './employee-mapper';
import { EmployeeTable, type EmployeeRow } from './employee-tables';
import { rememberedEmployee } from './remembered-employees';

const condition: Readonly<Record<EmployeeStatus | 'default', FindOptionsWhere<EmployeeRow>>> = {
  default: { isDeleted: false },
  active: { isDeleted: false, isTerminated: false },
  terminated: { isDeleted: false, isTerminated: true },
  deleted: { isDeleted: true },
  all: {},
};

export function bindEmployeeRecords(tx: Transaction): Employees {
  const some = async (options: ReadOptions<EmployeeRow, never>): Promise<readonly Employee[]> =>
    (await readRows(tx, EmployeeTable, { ...options, only: readColumns })).map((row) =>
      rememberedEmployee(tx.encryption, row),
    );
  // Shared by those who ask at a time, so it is the stored values: each makes a record of its own.
  const withCompany = tx.together((ids: readonly number[]) => readEmployeesWithCompany(tx, ids));
  const deletedAmong = async (companyIds: readonly number[]): Promise<ReadonlySet<number>> => {
    if (companyIds.length === 0) return new Set();
    const where = { id: In([...new Set(companyIds)]), isDeleted: true };
    return new Set((await readRows(tx, CompanyTable, { where, only: ['id'] })).map(({ id }) => id));
  };
  return {
    find: async (id) => (await some({ where: { id } }))[0],
    findWithCompany: async (id) => {
      const stored = await withCompany(id);
      if (stored === undefined) return undefined;
      const { timezone } = JSON.parse(stored.companyDetails) as OpenCompanyDetails;
      return { employee: rememberedEmployee(tx.encryption, readEmployee(stored)), country: stored.country, timezone };
    },
    lock: async (id) => (await some({ where: { id }, ...tx.rowLock }))[0],
    lockAll: async (ids) => {
      const locked: Employee[] = [];
      const ordered = [...ids].sort((a, b) => a - b);
      await inChunks(ordered, IDS_IN_ONE_STATEMENT, async (chunk) => {
        locked.push(...(await some({ where: { id: In([...chunk]) }, order: { id: 'ASC' }, ...tx.rowLock })));
      });
      return locked;
    },
    ofIds: async (companyId, ids) => (ids.length === 0 ? [] : some({ where: { companyId, id: In([...ids]) } })),
    ofNumbers: async (companyId, numberKeys) => {
      if (numberKeys.length === 0) return [];
      const found = await some({ where: { companyId, numberKey: In([...numberKeys]) } });
      for (const { id, details } of found) checkNumberKey(id, details.number, numberKeys);
      return found;
    },
    holdersOf: async (customerId, numberKeys) => {
      const rows = await readRows(tx, EmployeeTable, {
        where: { customerId, numberKey: In([...numberKeys]) },
        only: ['id', 'companyId', 'number', 'numberKey', 'isDeleted'],
      });
      // Whether the number itself is the employee's own is known when the employee is read.
      for (const { id, number, numberKey } of rows) checkNumberKey(id, number, [numberKey ?? '']);
      const deleted = await deletedAmong(rows.map(({ companyId }) => companyId));
      return rows.map(({ id, companyId, numberKey, isDeleted }) => ({
        ...{ numberKey: numberKey ?? '', employeeId: id, isDeleted },
        isCompanyDeleted: deleted.has(companyId),
      }));
    },
    ofCompany: async (companyId, status, page) => {
      const { after, limit } = page ?? {};
      return some({
        where: { companyId, ...condition[status ?? 'default'] },
        order: { nameKey: 'ASC', id: 'ASC' },
        ...(limit === undefined ? {} : { take: limit }),
        refine: (query) =>
          after && query.andWhere('(row.nameKey > :nameKey OR (row.nameKey = :nameKey AND row.id > :id))', after),
      });
    },
    areMoreThan: async (companyId, most) => {
      const where = { companyId, ...condition.default };
      return (await readRows(tx, EmployeeTable, { where, take: most + 1, only: ['id'] })).length > most;
    },
    addAll: async (batch, employees) => {
      if (employees.length === 0) return [];
      const rows = employees.map((employee, batchPlace) => ({
        ...toEmployeeRow(tx.encryption, employee),
        version: 1,
        batch,
        batchPlace,
      }));
      await insertRows(tx, EmployeeTable, rows);
      const found = await readRows(tx, EmployeeTable, { where: { batch }, only: ['id', 'batchPlace'] });
      const ids = new Map(found.map(({ id, batchPlace }) => [batchPlace, id]));
      // What is encrypted is bound to the id of its row, and the database gives that.
      const numbered = rows.map((row, n) => ({ ...row, id: ids.get(n) ?? 0 }));
      await putRows(
        tx,
        EmployeeTable,
        numbered.map((row, n) => ({ ...row, sealed: encryptEmployee(tx.encryption, row, employees[n]!) })),
      );
      for (const [companyId, count] of countsOf(employees.map((employee) => employee.companyId))) {
        await countRows(tx, 'employees', { ownerId: companyId, companyId }, count);
      }
      return employees.map((employee, n): Employee => ({ ...employee, id: ids.get(n) ?? 0, version: 1 }));
    },
    wasMade: (batch) => tx.repository(EmployeeTable).existsBy({ batch }),
    save: async (employee) => {
      const row = toEmployeeRow(tx.encryption, employee);
      const sealed = encryptEmployee(tx.encryption, { ...row, id: employee.id }, employee);
      return { ...employee, version: await updateVersioned(tx, EmployeeTable, employee, { ...row, sealed }) };
    },
    releaseNumbers: async (ids) => {
      if (ids.length > 0) await updateRows(tx, EmployeeTable, { id: In([...ids]) }, { numberKey: null });
    },
  };
}

/** Under a key that was exchanged, somebody else would be paid. */
function checkNumberKey(id: number, number: string | null, keys: readonly string[]): void {
  if (number !== null && keys.includes(normalKey(number))) return;
  throw new StoredValueChanged(`employees.number_key, id ${id}`, 'it belongs to another number');
}

function countsOf(ids: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
