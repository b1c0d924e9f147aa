import type { FilingStores } from '@anz-payroll/filing';
import type { Part } from '@anz-payroll/employee-lifecycle';
import { In } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { toPart } from '../employees/bind-employee-parts';
import { checkPartLists } from '../employees/check-part-lists';
import { EmployeePartTable } from '../employees/employee-tables';
import { IN_ONE_STATEMENT } from './in-one-statement';

export function bindPartsOfMany(tx: Transaction): FilingStores['parts'] {
  const table = tx.repository(EmployeePartTable);
  return {
    ofEmployees: async (employeeIds, kind) => {
      const lists = new Map<number, Part[]>();
      await inChunks(employeeIds, IN_ONE_STATEMENT, async (chunk) => {
        const rows = await table.find({ where: { employeeId: In([...chunk]), kind }, order: { place: 'ASC' } });
        await checkPartLists(tx, chunk, rows, [kind]);
        for (const row of rows)
          lists.set(row.employeeId, [...(lists.get(row.employeeId) ?? []), toPart(tx.encryption, row)]);
      });
      return lists;
    },
  };
}
