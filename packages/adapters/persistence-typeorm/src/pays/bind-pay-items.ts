import { partsOfPays, type AllowanceOrigins, type KnownItems, type Roster } from '@anz-payroll/pay-runs';
import { In } from 'typeorm';
import type { Transaction } from '../database';
import { toPart } from '../employees/bind-employee-parts';
import { checkPartLists } from '../employees/check-part-lists';
import { EmployeePartTable, EmployeeTable } from '../employees/employee-tables';
import { insertRows, lockEmployees, putRows, readRows } from '../hot-sql';
import { checkRowSet, writeRowSets } from '../integrity/row-set';
import { ownedRows, rowSet, textsOf } from '../integrity/rows-in-set';
import { idsInChunks } from './ids-in-chunks';
import { AllowanceOriginTable, KnownItemTable } from './pay-tables';

const itemsInSet = ownedRows(KnownItemTable, 'employeeId');
export const payItemSet = rowSet('pay-items', [itemsInSet]);

export function bindKnownItems(tx: Transaction): KnownItems {
  return {
    of: (employeeIds) =>
      idsInChunks(employeeIds, async (ids) => {
        const rows = await readRows(tx, KnownItemTable, { where: { employeeId: In([...ids]) } });
        const texts = rows.map((row) => ({ ownerId: row.employeeId, text: itemsInSet.textOf(row) }));
        await checkRowSet(tx, payItemSet, ids, textsOf(texts));
        return rows.map(({ customerId, employeeId, kind, itemKey: key, itemValues: values }) => ({
          customerId,
          employeeId,
          kind,
          key,
          values,
        }));
      }),
    // The employees are locked and their items were read, so nobody else can have added the same one.
    remember: async (items) => {
      if (items.length === 0) return;
      const employeeIds = [...new Set(items.map(({ employeeId }) => employeeId))].sort((a, b) => a - b);
      await checkRowSet(tx, payItemSet, employeeIds);
      await insertRows(
        tx,
        KnownItemTable,
        items.map(({ key: itemKey, values: itemValues, ...item }) => ({ ...item, itemKey, itemValues })),
      );
      const owners = await idsInChunks(employeeIds, (ids) =>
        readRows(tx, EmployeeTable, { where: { id: In([...ids]) }, order: { id: 'ASC' }, only: ['id', 'companyId'] }),
      );
      await writeRowSets(
        tx,
        payItemSet,
        owners.map(({ id: ownerId, companyId }) => ({ ownerId, companyId })),
      );
    },
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
    sharingTaxNumber: async (companyId) => {
      const rows = await readRows(tx, EmployeeTable, {
        where: { companyId, isDeleted: false, isTerminated: false },
        order: { id: 'ASC' },
        only: ['id', 'taxNumberHash'],
      });
      const counts = new Map<string, number>();
      for (const { taxNumberHash: hash } of rows) if (hash !== null) counts.set(hash, (counts.get(hash) ?? 0) + 1);
      return rows.filter(({ taxNumberHash: hash }) => hash !== null && counts.get(hash)! > 1).map(({ id }) => id);
    },
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
