import type { Timesheets, TimesheetShift } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { Between, In, IsNull, Not } from 'typeorm';
import type { Transaction } from '../database';
import { readRows } from '../hot-sql';
import { checkRowSet, lockRowSets, writeRowSets } from '../integrity/row-set';
import { ownedRows, rowSet } from '../integrity/rows-in-set';
import { deleteRows, insertRow, updateRows } from '../rows';
import { idsInChunks } from './ids-in-chunks';
import { TimesheetShiftTable, type TimesheetShiftRow } from './timesheet-table';

/** Shifts become pays: one that something else changed, added or deleted is refused before it is paid. */
export const timesheetSet = rowSet('timesheets', [ownedRows(TimesheetShiftTable, 'employeeId')]);

export function bindTimesheets(tx: Transaction): Timesheets {
  const inOrder = { date: 'ASC', id: 'ASC' } as const;
  return {
    list: async ({ companyId, from, to, employeeIds, approved }) => {
      const where = {
        companyId,
        date: Between<string>(from, to),
        ...(approved === undefined ? {} : { approvedAt: approved ? Not(IsNull()) : IsNull() }),
      };
      if (employeeIds === undefined) {
        const rows = await readRows(tx, TimesheetShiftTable, { where, order: inOrder });
        await checkRowSet(tx, timesheetSet, [...new Set(rows.map(({ employeeId }) => employeeId))]);
        return rows.map(toShift);
      }
      const kept = await checkRowSet(tx, timesheetSet, employeeIds);
      const owners = employeeIds.filter((id) => kept.has(id));
      const rows = await idsInChunks(owners, (ids) =>
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
    addAll: (shifts) =>
      changing(tx, shifts, async () => {
        const added: TimesheetShift[] = [];
        for (const shift of shifts) added.push({ ...shift, id: await insertRow(tx, TimesheetShiftTable, shift) });
        return added;
      }),
    approve: async (ids, by, at) =>
      changing(tx, await ownersOf(tx, ids), async () => {
        await idsInChunks(ids, async (some) => {
          await updateRows(tx, TimesheetShiftTable, { id: In([...some]) }, { approvedBy: by, approvedAt: at });
          return [];
        });
      }),
    remove: async (ids) =>
      changing(tx, await ownersOf(tx, ids), async () => {
        await idsInChunks(ids, async (some) => {
          await deleteRows(tx, TimesheetShiftTable, { id: In([...some]) });
          return [];
        });
      }),
  };
}

type Owner = Pick<TimesheetShiftRow, 'employeeId' | 'companyId'>;

function ownersOf(tx: Transaction, ids: readonly number[]): Promise<readonly Owner[]> {
  return idsInChunks(ids, (some) =>
    readRows(tx, TimesheetShiftTable, { where: { id: In([...some]) }, only: ['employeeId', 'companyId'] }),
  );
}

/** Runs the change and writes the codes of these employees' shifts anew; shifts that are not as they were left are refused before. */
async function changing<T>(tx: Transaction, shifts: readonly Owner[], change: () => Promise<T>): Promise<T> {
  const companies = new Map(shifts.map(({ employeeId, companyId }) => [employeeId, companyId]));
  const owners = [...companies]
    .map(([ownerId, companyId]) => ({ ownerId, companyId }))
    .sort((a, b) => a.ownerId - b.ownerId);
  const ids = owners.map(({ ownerId }) => ownerId);
  await lockRowSets(tx, timesheetSet, ids);
  await checkRowSet(tx, timesheetSet, ids);
  const result = await change();
  if (owners.length > 0) await writeRowSets(tx, timesheetSet, owners);
  return result;
}

function toShift(row: TimesheetShiftRow): TimesheetShift {
  return { ...row, date: row.date as CivilDate };
}
