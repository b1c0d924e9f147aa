import type { BasicEmployee, Staff } from '@anz-payroll/companies';
import { formatName } from '@anz-payroll/employee-lifecycle';
import { inChunks, type Transaction } from '../database';
import { bindPlanPlaces } from './bind-plan-places';

interface BasicRow {
  readonly id: number;
  readonly company_id: number;
  readonly number: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_terminated: number;
}

/** Ids in one statement; both engines take more, but not gladly. */
const MOST_IDS = 500;

/** What companies ask about employees. */
export function bindStaff(tx: Transaction): Staff {
  return {
    basicOf: async (companyIds) => {
      const staff = new Map<number, BasicEmployee[]>(companyIds.map((id) => [id, []]));
      await inChunks(companyIds, MOST_IDS, async (ids) => {
        const marks = ids.map(() => '?').join(', ');
        const rows = await tx.query<BasicRow>(
          `SELECT id, company_id, number, first_name, last_name, is_terminated FROM employees
            WHERE company_id IN (${marks}) AND is_deleted = 0 ORDER BY company_id, name_key, id`,
          ids,
        );
        for (const row of rows) staff.get(row.company_id)?.push(toBasic(row));
      });
      return staff;
    },
    visibleAmong: async (companyId, employeeIds) => {
      const visible = new Set<number>();
      await inChunks(employeeIds, MOST_IDS, async (ids) => {
        const marks = ids.map(() => '?').join(', ');
        const rows = await tx.query<{ id: number }>(
          `SELECT id FROM employees WHERE id IN (${marks}) AND company_id = ? AND is_deleted = 0`,
          [...ids, companyId],
        );
        for (const { id } of rows) visible.add(id);
      });
      return visible;
    },
    stopCounting: async (customerId, companyId) => {
      const places = bindPlanPlaces(tx);
      await places.lock(customerId);
      const [counted] = await tx.query<{ n: number }>(
        'SELECT COUNT(*) AS n FROM employees WHERE company_id = ? AND is_deleted = 0 AND is_terminated = 0',
        [companyId],
      );
      await places.change(customerId, -(counted?.n ?? 0));
    },
    ownsAllowance: async (companyId, descriptionKey) => {
      const rows = await tx.query(
        `SELECT id FROM employee_parts WHERE company_id = ? AND kind = 'allowance' AND description_key = ? LIMIT 1`,
        [companyId, descriptionKey],
      );
      return rows.length > 0;
    },
  };
}

function toBasic(row: BasicRow): BasicEmployee {
  const { id, number, first_name, last_name } = row;
  return {
    id,
    number,
    first_name,
    last_name,
    format_name: formatName({ first_name, last_name }),
    is_terminated: row.is_terminated === 1,
  };
}
