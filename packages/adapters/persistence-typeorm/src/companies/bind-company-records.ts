import type { Companies } from '@anz-payroll/companies';
import type { Transaction } from '../database';
import { CustomerTable } from '../accounts/account-tables';
import { readRows } from '../hot-sql';
import { openRowSets } from '../integrity/row-set';
import { insertRow, nextVersion, updateRows, updateVersioned } from '../rows';
import { encryptCompany, toCompany, toCompanyRow } from './company-mapper';
import { CompanyTable } from './company-tables';

export function bindCompanyRecords(tx: Transaction): Companies {
  const table = () => tx.repository(CompanyTable);
  const find = async (id: number, lock: Partial<Transaction['rowLock']>) => {
    const [row] = await readRows(tx, CompanyTable, { where: { id, isDeleted: false }, ...lock });
    return row && toCompany(tx.encryption, row);
  };
  return {
    find: (id) => find(id, {}),
    lock: (id) => find(id, tx.rowLock),
    ofCustomer: async (customerId) => {
      const rows = await table().find({
        where: { customerId, isDeleted: false },
        order: { nameKey: 'ASC', id: 'ASC' },
      });
      return rows.map((row) => toCompany(tx.encryption, row));
    },
    add: async (company) => {
      const row = toCompanyRow(tx.encryption, company);
      const id = await insertRow(tx, CompanyTable, { ...row, version: 1 });
      await updateRows(tx, CompanyTable, { id }, { sealed: encryptCompany(tx.encryption, { ...row, id }, company) });
      await openRowSets(tx, id);
      return { ...company, id, version: 1 };
    },
    save: async (company) => {
      const row = toCompanyRow(tx.encryption, company);
      const sealed = encryptCompany(tx.encryption, { ...row, id: company.id }, company);
      return { ...company, version: await updateVersioned(tx, CompanyTable, company, { ...row, sealed }) };
    },
    // The customer's row belongs to accounts, which reads the column; only this one is written here.
    setDefault: async (customerId, companyId) => {
      await updateRows(tx, CustomerTable, { id: customerId }, { defaultCompanyId: companyId, version: nextVersion });
    },
    defaultOf: async (id) => (await tx.repository(CustomerTable).findOneBy({ id }))?.defaultCompanyId ?? undefined,
  };
}
