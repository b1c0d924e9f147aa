import type { Companies } from '@anz-payroll/companies';
import type { Transaction } from '../database';
import { insertRow, readRows, updateVersioned } from '../rows';
import { toCompany, toCompanyRow } from './company-mapper';
import { CompanyTable } from './company-tables';

export function bindCompanyRecords(tx: Transaction): Companies {
  const table = () => tx.manager.getRepository(CompanyTable);
  const find: Companies['find'] = async (id) => {
    const [row] = await readRows(tx, CompanyTable, 'id = ? AND is_deleted = 0', [id]);
    return row && toCompany(tx.vault, row);
  };
  return {
    find,
    lock: async (id) => {
      await tx.query(`SELECT id FROM companies WHERE id = ?${tx.forUpdate}`, [id]);
      return find(id);
    },
    ofCustomer: async (customerId) => {
      const rows = await table().find({
        where: { customerId, isDeleted: false },
        order: { nameKey: 'ASC', id: 'ASC' },
      });
      return rows.map((row) => toCompany(tx.vault, row));
    },
    add: async (company) => {
      const id = await insertRow(tx, CompanyTable, { ...toCompanyRow(tx.vault, company), version: 1 });
      return { ...company, id, version: 1 };
    },
    save: async (company) => ({
      ...company,
      version: await updateVersioned(tx, CompanyTable, company, toCompanyRow(tx.vault, company)),
    }),
    // The customer's row belongs to accounts, which reads the column; only this one is written here.
    setDefault: async (customerId, companyId) => {
      await tx.execute('UPDATE customers SET default_company_id = ?, version = version + 1 WHERE id = ?', [
        companyId,
        customerId,
      ]);
    },
    defaultOf: async (customerId) => {
      const [row] = await tx.query<{ default_company_id: number | null }>(
        'SELECT default_company_id FROM customers WHERE id = ?',
        [customerId],
      );
      return row?.default_company_id ?? undefined;
    },
  };
}
