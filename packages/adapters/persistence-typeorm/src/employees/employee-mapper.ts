import { normalKey, type StoredDocument } from '@anz-payroll/companies';
import {
  employeeDocument,
  encryptedFieldNames,
  sortKey,
  upgradeEmployeeDocument,
  type Employee,
  type EmployeeDetails,
  type NewEmployee,
} from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import { encryptedColumn } from '../reencryption';
import type { FieldEncryption } from '../encryption';
import {
  EmployeeTable,
  type EmployeeRow,
  type OpenEmployeeDetails,
  type EncryptedEmployeeDetails,
} from './employee-tables';

const taxNumberColumn = 'employees.tax_number_hash';

/** A field that was not encrypted yet when the value was written reads as absent. */
const noSecrets = Object.fromEntries(encryptedFieldNames.map((name) => [name, null]));

const inColumns = ['number', 'first_name', 'last_name', 'employment_type'] as const;

/** All columns but the encrypted one, which needs the row's id. */
type Writable = Omit<EmployeeRow, 'id' | 'version' | 'batch' | 'batchPlace' | 'sealed'>;

export function toEmployeeRow(encryption: FieldEncryption, employee: NewEmployee): Writable {
  const { number, first_name, last_name, employment_type } = employee.details;
  const open: Record<string, unknown> = { ...employee.details };
  for (const name of inColumns) delete open[name];
  for (const name of encryptedFieldNames) delete open[name];
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
    details: JSON.stringify(employeeDocument(open)),
    taxNumberHash: taxNumber === null ? null : encryption.lookupHash(taxNumber, taxNumberColumn),
    createdAt: employee.createdAt,
    updatedAt: employee.updatedAt,
  };
}

/** Written also where there is no number, so that a value that was taken away is missed. */
export function encryptEmployee(
  encryption: FieldEncryption,
  row: Pick<EmployeeRow, (typeof boundToEmployee)[number]>,
  employee: NewEmployee,
): string {
  const secrets = Object.fromEntries(encryptedFieldNames.map((name) => [name, employee.details[name]]));
  return encryption.encrypt(JSON.stringify(secrets), encryptedEmployeeColumn.ownerOf(row));
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

export type ReadRow = Pick<EmployeeRow, (typeof readColumns)[number]>;

/** Shared by all who read the same row, so nobody can change it. */
export function toEmployee(encryption: FieldEncryption, row: ReadRow): Employee {
  const plain = encryption.decrypt(row.sealed ?? '', encryptedEmployeeColumn.ownerOf(row));
  const secrets = JSON.parse(plain) as EncryptedEmployeeDetails;
  const open = upgradeEmployeeDocument(JSON.parse(row.details) as StoredDocument) as OpenEmployeeDetails;
  // Fresh from its JSON text, so nobody else holds it; the record is too wide to copy for nothing.
  const details = Object.assign(open, noSecrets, secrets, {
    number: row.number,
    first_name: row.firstName,
    last_name: row.lastName,
    employment_type: row.employmentType,
  }) satisfies EmployeeDetails;
  for (const name in details) Object.freeze(details[name as keyof EmployeeDetails]);
  return Object.freeze({
    id: row.id,
    customerId: row.customerId,
    companyId: row.companyId,
    version: row.version,
    isTerminated: row.isTerminated,
    terminationDate: row.terminationDate as CivilDate | null,
    isDeleted: row.isDeleted,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    details: Object.freeze(details),
  });
}

/** Everything that a pay or a report reads of an employee. */
const boundToEmployee = [
  'id',
  'customerId',
  'companyId',
  'isTerminated',
  'terminationDate',
  'isDeleted',
  'number',
  'firstName',
  'lastName',
  'employmentType',
  'details',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (typeof readColumns)[number][];

export const encryptedEmployeeColumn = encryptedColumn(EmployeeTable, 'sealed', {
  boundTo: boundToEmployee,
  isRequired: true,
  lookup: {
    column: 'tax_number_hash',
    name: taxNumberColumn,
    textOf: (plain) => {
      const { tax_file_number, ird_number } = JSON.parse(plain) as Partial<EncryptedEmployeeDetails>;
      return tax_file_number ?? ird_number ?? null;
    },
  },
});
