import type { AllowanceOrigins, KnownItems, Roster } from '@anz-payroll/pay-runs';
import type { PartKind } from '@anz-payroll/employee-lifecycle';
import { inChunks, type Transaction } from '../database';
import { EmployeePartTable } from '../employees/employee-tables';
import { insertRows, marksFor, putRows, readRows } from '../rows';
import { idsInChunks } from './ids-in-chunks';
import { AllowanceOriginTable, KnownItemTable } from './pay-tables';

export function bindKnownItems(tx: Transaction): KnownItems {
  return {
    of: (employeeIds) =>
      idsInChunks(employeeIds, async (ids) =>
        (await readRows(tx, KnownItemTable, `employee_id IN (${marksFor(ids)})`, ids)).map(
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

/** What a pay looks at; bank accounts and super funds are not asked for, so nothing has to be unsealed. */
const kinds: readonly PartKind[] = ['deduction', 'sacrifice', 'allowance', 'bonus', 'pay-rate', 'opening-balances'];

export function bindRoster(tx: Transaction): Roster {
  return {
    lockAll: async (companyId, employeeIds) => {
      // A unit of work on SQLite has the whole database to itself.
      if (tx.forUpdate === '') return;
      const ordered = [...employeeIds].sort((a, b) => a - b);
      await inChunks(ordered, 500, async (ids) => {
        await tx.query(
          `SELECT id FROM employees FORCE INDEX (PRIMARY)
            WHERE id IN (${marksFor(ids)}) AND company_id = ? ORDER BY id${tx.forUpdate}`,
          [...ids, companyId],
        );
      });
    },
    activeIn: async (companyId) =>
      (
        await tx.query<{ id: number }>(
          'SELECT id FROM employees WHERE company_id = ? AND is_deleted = 0 AND is_terminated = 0 ORDER BY id',
          [companyId],
        )
      ).map(({ id }) => id),
    partsOf: (employeeIds) =>
      idsInChunks(employeeIds, async (ids) =>
        (
          await readRows(
            tx,
            EmployeePartTable,
            `employee_id IN (${marksFor(ids)}) AND kind IN (${marksFor(kinds)}) ORDER BY employee_id, kind, place`,
            [...ids, ...kinds],
            ['id', 'employeeId', 'kind', 'place', 'details'],
          )
        ).map(({ id, employeeId, kind, place: rank, details: values }) => ({ id, employeeId, kind, rank, values })),
      ),
  };
}

export function bindAllowanceOrigins(tx: Transaction): AllowanceOrigins {
  return {
    note: (lines) =>
      putRows(
        tx,
        AllowanceOriginTable,
        lines.map(({ companyId, allowanceId, payId }) => ({ companyId, allowanceId, payId })),
      ),
  };
}
