import {
  accountTables,
  encryptedSecondFactorColumn,
  encryptedSigningKeyColumn,
  encryptedSignOnColumn,
} from './accounts';
import { checkoutTables } from './checkout';
import { allowanceSet, companyTables, encryptedCompanyColumn, payRateSet } from './companies';
import type { Schema } from './database';
import {
  countedRows,
  employeeTables,
  encryptedEmployeeColumn,
  encryptedPartColumn,
  encryptedRequestColumn,
  partListMac,
  verifyOwners,
  verifyPartLists,
} from './employees';
import {
  filingTables,
  encryptedLodgementColumn,
  encryptedPaydayReturnColumn,
  encryptedPaymentFileColumn,
  lodgementSet,
  paydayReturnSet,
  paymentFileSet,
  superReceiptSet,
  verifyReportStates,
} from './filing';
import { RowSetTable } from './integrity/row-set-table';
import { verifyRowSets } from './integrity/verify-row-sets';
import { IdempotencyTable, encryptedAnswerColumn } from './idempotency';
import { EmailTable } from './mail';
import { migrations } from './migrations';
import { outboxTables, encryptedEndpointColumn } from './outbox';
import { payItemSet, payMacTables, payTables, timesheetSet, verifyLedger } from './pays';
import { encryptedPayslipColumn, IssuedPayslipTable, PayslipLinkTable } from './payslips';
import { journalAccountSet, reportTables } from './reports';
import { WriteAheadPositionTable } from './write-ahead';

const rowSets = [
  allowanceSet,
  payRateSet,
  journalAccountSet,
  payItemSet,
  paymentFileSet,
  lodgementSet,
  paydayReturnSet,
  superReceiptSet,
  timesheetSet,
];

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
    EmailTable,
    ...filingTables,
    ...reportTables,
    PayslipLinkTable,
    IssuedPayslipTable,
    RowSetTable,
    WriteAheadPositionTable,
  ],
  migrations,
  encryptedColumns: [
    encryptedCompanyColumn,
    encryptedEmployeeColumn,
    encryptedPartColumn,
    encryptedRequestColumn,
    encryptedEndpointColumn,
    encryptedAnswerColumn,
    encryptedLodgementColumn,
    encryptedPaydayReturnColumn,
    encryptedPaymentFileColumn,
    encryptedPayslipColumn,
    encryptedSigningKeyColumn,
    encryptedSecondFactorColumn,
    encryptedSignOnColumn,
  ],
  macTables: [...payMacTables, partListMac],
  checks: [
    verifyOwners,
    verifyPartLists,
    verifyLedger,
    verifyReportStates,
    (tx) => verifyRowSets(tx, { sets: rowSets, ...countedRows }),
  ],
};
