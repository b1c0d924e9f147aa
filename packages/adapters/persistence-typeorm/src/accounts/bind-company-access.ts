import type { CompanyAccess, CompanyReach, UserRole } from '@anz-payroll/accounts';
import type { Transaction } from '../database';
import { insertRows } from '../rows';
import { UserCompanyTable } from './account-tables';
import { insertUnlessThere } from './insert-unless-there';

interface ReachRow {
  readonly id: number;
  readonly customer_id: number;
  readonly role: UserRole | null;
  readonly listed: number | null;
}

/** Companies belong to another room; of their table only the owner and whether they are deleted is read here. */
export function bindCompanyAccess(tx: Transaction): CompanyAccess {
  const rowsWhere = (where: 'c.id = ?' | 'c.customer_id = ?', userId: number | null, value: number) =>
    tx.query<ReachRow>(
      `SELECT c.id, c.customer_id, u.role, l.company_id AS listed
         FROM companies c
         LEFT JOIN users u ON u.id = ?
         LEFT JOIN user_companies l ON l.user_id = u.id AND l.company_id = c.id
        WHERE ${where} AND c.is_deleted = 0`,
      [userId ?? 0, value],
    );
  return {
    reach: async (companyId, userId) => {
      const [row] = await rowsWhere('c.id = ?', userId, companyId);
      return row && toReach(row);
    },
    reachWithin: async (customerId, userId) => {
      const rows = await rowsWhere('c.customer_id = ?', userId, customerId);
      return new Map(rows.map((row) => [row.id, toReach(row)]));
    },
    companiesOf: async (userId) => {
      const sql = 'SELECT company_id FROM user_companies WHERE user_id = ? ORDER BY company_id';
      return (await tx.query<{ company_id: number }>(sql, [userId])).map((row) => row.company_id);
    },
    replace: async (userId, companyIds) => {
      await tx.execute('DELETE FROM user_companies WHERE user_id = ?', [userId]);
      const rows = [...new Set(companyIds)].map((companyId) => ({ userId, companyId }));
      if (rows.length > 0) await insertRows(tx, UserCompanyTable, rows);
    },
    list: async (userId, companyId) => {
      await insertUnlessThere(tx, 'user_companies', 'user_id, company_id', [userId, companyId]);
    },
  };
}

function toReach(row: ReachRow): CompanyReach {
  return { customerId: row.customer_id, role: row.role, isListed: row.listed !== null };
}
