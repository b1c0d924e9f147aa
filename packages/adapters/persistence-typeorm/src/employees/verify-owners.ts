import type { Transaction } from '../database';
import { CompanyTable } from '../companies/company-tables';
import { readRows } from '../hot-sql';
import type { Finding } from '../integrity/finding';
import { PayTable } from '../pays/pay-tables';
import { EmployeePartTable, EmployeeTable } from './employee-tables';

/** Whether the owners of what is stored are there: nothing of this service deletes a company or an employee. */
export async function verifyOwners(tx: Transaction): Promise<readonly Finding[]> {
  const companies = new Set((await readRows(tx, CompanyTable, { only: ['id'] })).map(({ id }) => id));
  const employees = await readRows(tx, EmployeeTable, { only: ['id', 'companyId'] });
  const known = new Set(employees.map(({ id }) => id));
  const owned = [
    ...(await readRows(tx, PayTable, { only: ['employeeId'] })),
    ...(await readRows(tx, EmployeePartTable, { only: ['employeeId'] })),
  ].map(({ employeeId }) => employeeId);
  const why = 'other rows belong to it and it is gone';
  return [
    ...missing(
      employees.map(({ companyId }) => companyId),
      companies,
    ).map((id) => ({ where: `companies, id ${id}`, why })),
    ...missing(owned, known).map((id) => ({ where: `employees, id ${id}`, why })),
  ];
}

function missing(ids: readonly number[], known: ReadonlySet<number>): readonly number[] {
  return [...new Set(ids)].filter((id) => !known.has(id));
}
