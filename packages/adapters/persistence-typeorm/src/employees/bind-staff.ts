import type { BasicEmployee, Staff } from '@anz-payroll/companies';
import { formatName } from '@anz-payroll/employee-lifecycle';
import { In } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { readRows } from '../hot-sql';
import { bindPlanSeats } from './bind-plan-seats';
import { EmployeePartTable, EmployeeTable, type EmployeeRow } from './employee-tables';

/** Ids in one statement; both engines take more, but not gladly. */
const MOST_IDS = 500;

const basicColumns = ['id', 'companyId', 'number', 'firstName', 'lastName', 'isTerminated'] as const;

/** What companies ask about employees. */
export function bindStaff(tx: Transaction): Staff {
  return {
    basicOf: async (companyIds) => {
      const staff = new Map<number, BasicEmployee[]>(companyIds.map((id) => [id, []]));
      await inChunks(companyIds, MOST_IDS, async (ids) => {
        const rows = await readRows(tx, EmployeeTable, {
          where: { companyId: In([...ids]), isDeleted: false },
          order: { companyId: 'ASC', nameKey: 'ASC', id: 'ASC' },
          only: basicColumns,
        });
        for (const row of rows) staff.get(row.companyId)?.push(toBasic(row));
      });
      return staff;
    },
    visibleAmong: async (companyId, employeeIds) => {
      const visible = new Set<number>();
      await inChunks(employeeIds, MOST_IDS, async (ids) => {
        const where = { id: In([...ids]), companyId, isDeleted: false };
        for (const { id } of await readRows(tx, EmployeeTable, { where, only: ['id'] })) visible.add(id);
      });
      return visible;
    },
    stopCounting: async (customerId, companyId) => {
      const seats = bindPlanSeats(tx);
      await seats.lock(customerId);
      const counted = await tx.repository(EmployeeTable).countBy({ companyId, isDeleted: false, isTerminated: false });
      await seats.change(customerId, -counted);
    },
    ownsAllowance: (companyId, descriptionKey) =>
      tx.repository(EmployeePartTable).existsBy({ companyId, kind: 'allowance', descriptionKey }),
  };
}

function toBasic(row: Pick<EmployeeRow, (typeof basicColumns)[number]>): BasicEmployee {
  const { id, number, firstName: first_name, lastName: last_name, isTerminated } = row;
  return {
    id,
    number,
    first_name,
    last_name,
    format_name: formatName({ first_name, last_name }),
    is_terminated: isTerminated,
  };
}
