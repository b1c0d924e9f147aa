import { accountTables } from './accounts';
import { checkoutTables } from './checkout';
import { companyTables, sealedCompanyColumn } from './companies';
import type { Schema } from './database';
import { employeeTables, sealedEmployeeColumn, sealedPartColumn } from './employees';
import { filingTables, sealedLodgementColumn, sealedPaydayReturnColumn, sealedPaymentFileColumn } from './filing';
import { IdempotencyTable, sealedAnswerColumn } from './idempotency';
import { LetterTable } from './mail';
import { migrations } from './migrations';
import { outboxTables, sealedEndpointColumn } from './outbox';
import { payTables } from './pays';

/**
 * The tables of every room. A room adds its own to this list, its migrations to `migrations/index.ts`,
 * and those of its columns that hold sealed values to `sealedColumns`.
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
  ],
  migrations,
  sealedColumns: [
    sealedCompanyColumn,
    sealedEmployeeColumn,
    sealedPartColumn,
    sealedEndpointColumn,
    sealedAnswerColumn,
    sealedLodgementColumn,
    sealedPaydayReturnColumn,
    sealedPaymentFileColumn,
  ],
};
