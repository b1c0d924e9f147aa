import type { Account, Figures, Ledger, LedgerEntry } from 'pay-runs';
import type { CivilDate } from 'payroll-core';
import type { Transaction } from '../database';
import { insertRows, marksFor, putRows, readRows } from '../rows';
import { idsInChunks } from './ids-in-chunks';
import { AccountTable, LedgerTable, YearTable, type LedgerRow } from './pay-tables';

export function bindLedger(tx: Transaction): Ledger {
  return {
    accountsOf: async (employeeIds, years) => {
      const leave = await idsInChunks(employeeIds, (ids) =>
        readRows(tx, AccountTable, `employee_id IN (${marksFor(ids)})`, ids),
      );
      const figures = await idsInChunks(employeeIds, (ids) =>
        readRows(tx, YearTable, `employee_id IN (${marksFor(ids)}) AND year IN (${marksFor(years)})`, [
          ...ids,
          ...years,
        ]),
      );
      const byEmployee = new Map<number, Record<string, Figures>>();
      for (const row of figures) {
        byEmployee.set(row.employeeId, { ...byEmployee.get(row.employeeId), [row.year]: row.figures });
      }
      return leave.map(({ employeeId, customerId, leaveHours }): Account => ({
        employeeId,
        customerId,
        leave: leaveHours,
        years: byEmployee.get(employeeId) ?? {},
      }));
    },
    saveAccounts: async (accounts) => {
      const leave = accounts.map(({ employeeId, customerId, leave: leaveHours }) => ({
        employeeId,
        customerId,
        leaveHours,
      }));
      await putRows(tx, AccountTable, leave);
      const years = accounts.flatMap(({ employeeId, customerId, years: byYear }) =>
        Object.entries(byYear).map(([year, figures]) => ({ employeeId, year, customerId, figures })),
      );
      await putRows(tx, YearTable, years);
    },
    append: (entries) =>
      insertRows(
        tx,
        LedgerTable,
        entries.map(({ leave: leaveHours, ...entry }) => ({ ...entry, leaveHours })),
      ),
    entriesOf: async (employeeId) =>
      (await readRows(tx, LedgerTable, 'employee_id = ? ORDER BY id', [employeeId])).map(toEntry),
    ofPays: (payIds) =>
      idsInChunks(payIds, async (ids) =>
        (await readRows(tx, LedgerTable, `pay_id IN (${marksFor(ids)}) ORDER BY id`, ids)).map(toEntry),
      ),
  };
}

function toEntry({ id: _id, leaveHours, payDate, ...row }: LedgerRow): LedgerEntry {
  return { ...row, leave: leaveHours, payDate: payDate as CivilDate };
}
