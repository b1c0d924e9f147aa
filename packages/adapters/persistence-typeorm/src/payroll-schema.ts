import { accountTables, encryptedSecondFactorColumn, encryptedSigningKeyColumn } from './accounts';
import { checkoutTables } from './checkout';
import { companyTables, encryptedCompanyColumn } from './companies';
import type { Schema } from './database';
import {
  employeeTables,
  encryptedEmployeeColumn,
  encryptedPartColumn,
  partListMac,
  verifyOwners,
  verifyPartLists,
} from './employees';
import {
  filingTables,
  encryptedLodgementColumn,
  encryptedPaydayReturnColumn,
  encryptedPaymentFileColumn,
} from './filing';
import { IdempotencyTable, encryptedAnswerColumn } from './idempotency';
import { LetterTable } from './mail';
import { migrations } from './migrations';
import { outboxTables, encryptedEndpointColumn } from './outbox';
import { payMacTables, payTables, verifyLedger } from './pays';
import { encryptedPayslipColumn, IssuedPayslipTable, PayslipLinkTable } from './payslips';
import { reportTables } from './reports';

/**
 * The tables of every package. A package adds its own to this list, its migrations to `migrations/index.ts`,
 * and those of its columns that hold encrypted values to `encryptedColumns`.
 */
export const payrollSchema: Schema = {
  tables: [
    ...accountTables,
    ...companyTables,
    ...employeeTables,
    ...outboxTables,
    ...payTables,
    IdempotencyTable,
    ...checkoutTables,
    LetterTable,
    ...filingTables,
    ...reportTables,
    PayslipLinkTable,
    IssuedPayslipTable,
  ],
  migrations,
  encryptedColumns: [
    encryptedCompanyColumn,
    encryptedEmployeeColumn,
    encryptedPartColumn,
    encryptedEndpointColumn,
    encryptedAnswerColumn,
    encryptedLodgementColumn,
    encryptedPaydayReturnColumn,
    encryptedPaymentFileColumn,
    encryptedPayslipColumn,
    encryptedSigningKeyColumn,
    encryptedSecondFactorColumn,
  ],
  macTables: [...payMacTables, partListMac],
  checks: [verifyOwners, verifyPartLists, verifyLedger],
};
