import type { Timesheets, TimesheetShift } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { Between, In, IsNull, Not } from 'typeorm';
import type { Transaction } from '../database';
import { readRows } from '../hot-sql';
import { deleteRows, insertRow, updateRows } from '../rows';
import { idsInChunks } from './ids-in-chunks';
import { TimesheetShiftTable, type TimesheetShiftRow } from './timesheet-table';

export function bindTimesheets(tx: Transaction): Timesheets {
  const inOrder = { date: 'ASC', id: 'ASC' } as const;
  return {
    list: async ({ companyId, from, to, employeeIds, approved }) => {
      const where = {
        companyId,
        date: Between<string>(from, to),
        ...(approved === undefined ? {} : { approvedAt: approved ? Not(IsNull()) : IsNull() }),
      };
      const rows =
        employeeIds === undefined
          ? await readRows(tx, TimesheetShiftTable, { where, order: inOrder })
          : await idsInChunks(employeeIds, (ids) =>
              readRows(tx, TimesheetShiftTable, { where: { ...where, employeeId: In([...ids]) }, order: inOrder }),
            );
      return rows.map(toShift);
    },
    ofIds: (companyId, ids) =>
      idsInChunks(ids, async (some) =>
        (await readRows(tx, TimesheetShiftTable, { where: { companyId, id: In([...some]) }, order: inOrder })).map(
          toShift,
        ),
      ),
    addAll: async (shifts) => {
      const added: TimesheetShift[] = [];
      for (const shift of shifts) added.push({ ...shift, id: await insertRow(tx, TimesheetShiftTable, shift) });
      return added;
    },
    approve: async (ids, by, at) => {
      await idsInChunks(ids, async (some) => {
        await updateRows(tx, TimesheetShiftTable, { id: In([...some]) }, { approvedBy: by, approvedAt: at });
        return [];
      });
    },
    remove: async (ids) => {
      await idsInChunks(ids, async (some) => {
        await deleteRows(tx, TimesheetShiftTable, { id: In([...some]) });
        return [];
      });
    },
  };
}

function toShift(row: TimesheetShiftRow): TimesheetShift {
  return { ...row, date: row.date as CivilDate };
}
