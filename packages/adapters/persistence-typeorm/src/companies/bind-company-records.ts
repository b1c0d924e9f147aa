import type { Companies } from '@anz-payroll/companies';
import type { Transaction } from '../database';
import { CustomerTable } from '../accounts/account-tables';
import { insertRow, nextVersion, updateRows, updateVersioned } from '../rows';
import { encryptCompany, toCompany, toCompanyRow } from './company-mapper';
import { CompanyTable } from './company-tables';

export function bindCompanyRecords(tx: Transaction): Companies {
  const table = () => tx.repository(CompanyTable);
  const find = async (id: number, lock: Partial<Transaction['rowLock']>) => {
    const row = await table().findOne({ where: { id, isDeleted: false }, ...lock });
    return row === null ? undefined : toCompany(tx.encryption, row);
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
      const id = await insertRow(tx, CompanyTable, { ...toCompanyRow(tx.encryption, company), version: 1 });
      await updateRows(tx, CompanyTable, { id }, { sealed: encryptCompany(tx.encryption, id, company) });
      return { ...company, id, version: 1 };
    },
    save: async (company) => ({
      ...company,
      version: await updateVersioned(tx, CompanyTable, company, {
        ...toCompanyRow(tx.encryption, company),
        sealed: encryptCompany(tx.encryption, company.id, company),
      }),
    }),
    // The customer's row belongs to accounts, which reads the column; only this one is written here.
    setDefault: async (customerId, companyId) => {
      await updateRows(tx, CustomerTable, { id: customerId }, { defaultCompanyId: companyId, version: nextVersion });
    },
    defaultOf: async (id) => (await tx.repository(CustomerTable).findOneBy({ id }))?.defaultCompanyId ?? undefined,
  };
}
