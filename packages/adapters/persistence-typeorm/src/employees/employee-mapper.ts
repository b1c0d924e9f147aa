import { normalKey } from '@anz-payroll/companies';
import {
  employeeDocument,
  sealedFieldNames,
  sortKey,
  upgradeEmployeeDocument,
  type Employee,
  type EmployeeDetails,
  type NewEmployee,
} from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import type { SealedColumn } from '../resealing';
import type { Vault } from '../vault';
import type { EmployeeRow, OpenEmployeeDetails, SealedEmployeeDetails } from './employee-tables';

export const sealedEmployeePlace = 'employees.sealed';
export const taxNumberPlace = 'employees.tax_number_hash';

const noSecrets = Object.fromEntries(sealedFieldNames.map((name) => [name, null])) as unknown as SealedEmployeeDetails;

const inColumns = ['number', 'first_name', 'last_name', 'employment_type'] as const;

type Writable = Omit<EmployeeRow, 'id' | 'version' | 'batch' | 'batchPlace'>;

export function toEmployeeRow(vault: Vault, employee: NewEmployee): Writable {
  const { number, first_name, last_name, employment_type } = employee.details;
  const secrets: Record<string, string | null> = {};
  const open: Record<string, unknown> = { ...employee.details };
  for (const name of inColumns) delete open[name];
  for (const name of sealedFieldNames) {
    secrets[name] = employee.details[name];
    delete open[name];
  }
  const { tax_file_number, ird_number } = employee.details;
  const taxNumber = tax_file_number ?? ird_number;
  return {
    customerId: employee.customerId,
    companyId: employee.companyId,
    isTerminated: employee.isTerminated,
    terminationDate: employee.terminationDate,
    isDeleted: employee.isDeleted,
    number,
    numberKey: number === null ? null : normalKey(number),
    firstName: first_name,
    lastName: last_name,
    nameKey: sortKey(employee.details),
    employmentType: employment_type,
    details: employeeDocument(open),
    sealed: Object.values(secrets).every((value) => value === null)
      ? null
      : vault.seal(JSON.stringify(secrets), sealedEmployeePlace),
    taxNumberHash: taxNumber === null ? null : vault.lookupHash(taxNumber, taxNumberPlace),
    createdAt: employee.createdAt,
    updatedAt: employee.updatedAt,
  };
}

/** What an employee is read from; the other columns are for finding it. */
export const readColumns = [
  'id',
  'customerId',
  'companyId',
  'version',
  'isTerminated',
  'terminationDate',
  'isDeleted',
  'number',
  'firstName',
  'lastName',
  'employmentType',
  'details',
  'sealed',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof EmployeeRow)[];

export function toEmployee(vault: Vault, row: Pick<EmployeeRow, (typeof readColumns)[number]>): Employee {
  const secrets =
    row.sealed === null
      ? noSecrets
      : (JSON.parse(vault.open(row.sealed, sealedEmployeePlace)) as SealedEmployeeDetails);
  // Fresh from its JSON text, so nobody else holds it; the record is too wide to copy for nothing.
  const details = Object.assign(upgradeEmployeeDocument(row.details) as OpenEmployeeDetails, secrets, {
    number: row.number,
    first_name: row.firstName,
    last_name: row.lastName,
    employment_type: row.employmentType,
  }) satisfies EmployeeDetails;
  return {
    id: row.id,
    customerId: row.customerId,
    companyId: row.companyId,
    version: row.version,
    isTerminated: row.isTerminated,
    terminationDate: row.terminationDate as CivilDate | null,
    isDeleted: row.isDeleted,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    details,
  };
}

export const sealedEmployeeColumn: SealedColumn = {
  table: 'employees',
  column: 'sealed',
  place: sealedEmployeePlace,
  lookup: {
    column: 'tax_number_hash',
    place: taxNumberPlace,
    textOf: (plain) => {
      const { tax_file_number, ird_number } = JSON.parse(plain) as SealedEmployeeDetails;
      return tax_file_number ?? ird_number ?? '';
    },
  },
};
