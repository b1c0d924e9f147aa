import { normalKey } from '@anz-payroll/companies';
import { builtInEmploymentTypes, type EmploymentTypes } from '@anz-payroll/employee-lifecycle';
import type { Transaction } from '../database';
import { insertRow } from '../rows';
import { EmployeeTable, EmploymentTypeTable } from './employee-tables';

/** The built-in ones are the code's; their rows only keep the first ids from being given to others. */
export function bindEmploymentTypes(tx: Transaction): EmploymentTypes {
  const table = () => tx.repository(EmploymentTypeTable);
  return {
    ofCustomer: async (customerId) => {
      const rows = await table().find({ where: { customerId }, order: { id: 'ASC' } });
      return [...builtInEmploymentTypes, ...rows.map(({ id, name }) => ({ id, name, isCustom: true }))];
    },
    add: async (customerId, name) => ({
      id: await insertRow(tx, EmploymentTypeTable, { customerId, name, nameKey: normalKey(name) }),
      name,
      isCustom: true,
    }),
    rename: async (customerId, id, name) => {
      await table().update({ id, customerId }, { name, nameKey: normalKey(name) });
    },
    remove: async (customerId, id) => {
      await table().delete({ id, customerId });
    },
    isUsed: (customerId, employmentType) => tx.repository(EmployeeTable).existsBy({ customerId, employmentType }),
  };
}
