import type { RunningClock, TimeClocks } from '@anz-payroll/pay-runs';
import type { Transaction } from '../database';
import { readRows } from '../hot-sql';
import { deleteRows, insertRow, updateRows } from '../rows';
import { TimeClockTable } from './timesheet-table';

export function bindTimeClocks(tx: Transaction): TimeClocks {
  return {
    find: async (companyId, employeeId) =>
      (await readRows(tx, TimeClockTable, { where: { companyId, employeeId } }))[0],
    ofCompany: (companyId) =>
      readRows(tx, TimeClockTable, { where: { companyId }, order: { startedAt: 'ASC', id: 'ASC' } }),
    add: async (clock): Promise<RunningClock> => ({ ...clock, id: await insertRow(tx, TimeClockTable, clock) }),
    save: async ({ id, breaks, breakSince }) => {
      await updateRows(tx, TimeClockTable, { id }, { breaks, breakSince });
    },
    remove: async (id) => {
      await deleteRows(tx, TimeClockTable, { id });
    },
  };
}
