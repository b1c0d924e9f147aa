import type { MemoryTable } from '@anz-payroll/companies/testing';
import type { RunningClock } from '../domain/timesheets/time-clock';
import { isApproved, type TimesheetShift } from '../domain/timesheets/timesheet-shift';
import type { TimeClocks, Timesheets } from '../ports';

export function memoryTimesheets(table: MemoryTable<TimesheetShift>): Timesheets {
  const inOrder = (rows: readonly TimesheetShift[]) =>
    [...rows].sort((a, b) => (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1));
  return {
    list: async ({ companyId, from, to, employeeIds, approved }) =>
      inOrder(
        table
          .all()
          .filter((row) => row.companyId === companyId && row.date >= from && row.date <= to)
          .filter((row) => employeeIds?.includes(row.employeeId) ?? true)
          .filter((row) => approved === undefined || isApproved(row) === approved),
      ),
    ofIds: async (companyId, ids) =>
      inOrder(table.all().filter((row) => row.companyId === companyId && ids.includes(row.id))),
    addAll: async (rows) => rows.map((row) => table.add(row)),
    approve: async (ids, by, at) => {
      for (const row of table.all()) if (ids.includes(row.id)) table.put({ ...row, approvedBy: by, approvedAt: at });
    },
    remove: async (ids) => {
      for (const id of ids) table.remove(id);
    },
  };
}

export function memoryTimeClocks(table: MemoryTable<RunningClock>): TimeClocks {
  return {
    find: async (companyId, employeeId) =>
      table.all().find((clock) => clock.companyId === companyId && clock.employeeId === employeeId),
    ofCompany: async (companyId) =>
      table
        .all()
        .filter((clock) => clock.companyId === companyId)
        .sort((a, b) => a.startedAt - b.startedAt),
    add: async (clock) => table.add(clock),
    save: async (clock) => void table.put(clock),
    remove: async (id) => void table.remove(id),
  };
}
