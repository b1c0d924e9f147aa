import type { CompanyAccess } from '@anz-payroll/accounts';
import type { Transaction } from '../database';
import { insertRows, reachOfCompanies } from '../hot-sql';
import { deleteRows, insertUnlessThere } from '../rows';
import { UserCompanyTable } from './account-tables';

export function bindCompanyAccess(tx: Transaction): CompanyAccess {
  return {
    reach: async (companyId, userId) => (await reachOfCompanies(tx, userId, { companyId })).get(companyId),
    reachWithin: (customerId, userId) => reachOfCompanies(tx, userId, { customerId }),
    companiesOf: async (userId) => {
      const rows = await tx.repository(UserCompanyTable).find({ where: { userId }, order: { companyId: 'ASC' } });
      return rows.map(({ companyId }) => companyId);
    },
    replace: async (userId, companyIds) => {
      await deleteRows(tx, UserCompanyTable, { userId });
      const rows = [...new Set(companyIds)].map((companyId) => ({ userId, companyId }));
      await insertRows(tx, UserCompanyTable, rows);
    },
    list: (userId, companyId) => insertUnlessThere(tx, UserCompanyTable, { userId, companyId }),
  };
}
