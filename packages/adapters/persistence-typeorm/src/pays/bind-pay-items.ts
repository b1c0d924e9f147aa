import { partsOfPays, type AllowanceOrigins, type KnownItems, type Roster } from '@anz-payroll/pay-runs';
import { In } from 'typeorm';
import type { Transaction } from '../database';
import { toPart } from '../employees/bind-employee-parts';
import { checkPartLists } from '../employees/check-part-lists';
import { EmployeePartTable, EmployeeTable } from '../employees/employee-tables';
import { insertRows, lockEmployees, putRows, readRows } from '../hot-sql';
import { idsInChunks } from './ids-in-chunks';
import { AllowanceOriginTable, KnownItemTable } from './pay-tables';

export function bindKnownItems(tx: Transaction): KnownItems {
  return {
    of: (employeeIds) =>
      idsInChunks(employeeIds, async (ids) =>
        (await readRows(tx, KnownItemTable, { where: { employeeId: In([...ids]) } })).map(
          ({ customerId, employeeId, kind, itemKey: key, itemValues: values }) => ({
            customerId,
            employeeId,
            kind,
            key,
            values,
          }),
        ),
      ),
    // The employees are locked and their items were read, so nobody else can have added the same one.
    remember: (items) =>
      insertRows(
        tx,
        KnownItemTable,
        items.map(({ key: itemKey, values: itemValues, ...item }) => ({ ...item, itemKey, itemValues })),
      ),
  };
}

export function bindRoster(tx: Transaction): Roster {
  return {
    lockAll: (companyId, employeeIds) => lockEmployees(tx, companyId, employeeIds),
    activeIn: async (companyId) =>
      (
        await readRows(tx, EmployeeTable, {
          where: { companyId, isDeleted: false, isTerminated: false },
          order: { id: 'ASC' },
          only: ['id'],
        })
      ).map(({ id }) => id),
    partsOf: (employeeIds) =>
      idsInChunks(employeeIds, async (ids) => {
        const rows = await readRows(tx, EmployeePartTable, {
          where: { employeeId: In([...ids]), kind: In([...partsOfPays]) },
          order: { employeeId: 'ASC', kind: 'ASC', place: 'ASC' },
        });
        await checkPartLists(tx, ids, rows, partsOfPays);
        return rows.map((row) => toPart(tx.encryption, row));
      }),
  };
}

export function bindAllowanceOrigins(tx: Transaction): AllowanceOrigins {
  return {
    note: (lines) =>
      putRows(
        tx,
        AllowanceOriginTable,
        // A pay that is written anew takes the template's present name.
        lines.map(({ companyId, allowanceId, payId }) => ({ companyId, allowanceId, payId, descriptionKey: null })),
      ),
  };
}
