import { normalKey } from '@anz-payroll/companies';
import type { Transaction } from '../database';
import { CompanyTable } from '../companies/company-tables';
import { readRows } from '../hot-sql';
import type { Finding } from '../integrity/finding';
import type { AllRowSets } from '../integrity/verify-row-sets';
import { PayRunTable, PayTable } from '../pays/pay-tables';
import { EmployeePartTable, EmployeeTable } from './employee-tables';

/** Whether the owners of what is stored are there: nothing of this service deletes a company or an employee. */
export async function verifyOwners(tx: Transaction): Promise<readonly Finding[]> {
  const rows = await readRows(tx, CompanyTable, { only: ['id', 'isDeleted'] });
  const companies = new Map(rows.map(({ id, isDeleted }) => [id, isDeleted]));
  const employees = await readRows(tx, EmployeeTable, {
    only: ['id', 'companyId', 'isDeleted', 'number', 'numberKey'],
  });
  const known = new Set(employees.map(({ id }) => id));
  const owned = [
    ...(await readRows(tx, PayTable, { only: ['employeeId'] })),
    ...(await readRows(tx, EmployeePartTable, { only: ['employeeId'] })),
  ].map(({ employeeId }) => employeeId);
  const why = 'other rows belong to it and it is gone';
  return [
    ...employees
      .filter(({ companyId, isDeleted, number, numberKey }) => {
        // The number of a deleted employee, or of one whose company is deleted, may have been given to another.
        if ((isDeleted || companies.get(companyId) === true) && numberKey === null) return false;
        return numberKey !== (number === null ? null : normalKey(number));
      })
      .map(({ id }) => ({ where: `employees.number_key, id ${id}`, why: 'it belongs to another number' })),
    ...missing(
      employees.map(({ companyId }) => companyId),
      companies,
    ).map((id) => ({ where: `companies, id ${id}`, why })),
    ...missing(owned, known).map((id) => ({ where: `employees, id ${id}`, why })),
  ];
}

/** What is counted for each company. */
export const countedRows: Pick<AllRowSets, 'counted' | 'companyIds'> = {
  companyIds: async (tx) => (await readRows(tx, CompanyTable, { only: ['id'] })).map(({ id }) => id),
  counted: [
    {
      name: 'employees',
      companies: async (tx) =>
        (await readRows(tx, EmployeeTable, { only: ['companyId'] })).map(({ companyId }) => companyId),
    },
    {
      name: 'pay-runs',
      companies: async (tx) =>
        (await readRows(tx, PayRunTable, { only: ['companyId'] })).map(({ companyId }) => companyId),
    },
  ],
};

function missing(ids: readonly number[], known: Pick<ReadonlySet<number>, 'has'>): readonly number[] {
  return [...new Set(ids)].filter((id) => !known.has(id));
}
