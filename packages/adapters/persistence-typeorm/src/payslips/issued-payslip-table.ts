import { column, defineTable } from '../columns';
import { encryptedColumn } from '../reencryption';

export interface IssuedPayslipRow {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  readonly payId: number;
  readonly payDate: string;
  readonly number: number;
  readonly issuedAt: number;
  /** The payslip as it was handed out. */
  readonly document: string;
}

export const IssuedPayslipTable = defineTable<IssuedPayslipRow>('issued_payslips', {
  id: column.id(),
  customerId: column.integer(),
  companyId: column.integer(),
  employeeId: column.integer(),
  payId: column.integer(),
  payDate: column.civilDate(),
  number: column.integer(),
  issuedAt: column.epochMs(),
  document: column.encrypted(),
});

export const encryptedPayslipColumn = encryptedColumn(IssuedPayslipTable, 'document', {
  boundTo: ['id', 'companyId', 'employeeId', 'payId', 'payDate', 'number', 'issuedAt'],
});
