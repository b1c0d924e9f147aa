import { accountTables } from './accounts';
import { checkoutTables } from './checkout';
import { companyTables, sealedCompanyColumn } from './companies';
import type { Schema } from './database';
import { employeeTables, sealedEmployeeColumn, sealedPartColumn } from './employees';
import { IdempotencyTable, sealedAnswerColumn } from './idempotency';
import { LetterTable } from './mail';
import { migrations } from './migrations';
import { outboxTables, sealedEndpointColumn } from './outbox';

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
    IdempotencyTable,
    ...checkoutTables,
    LetterTable,
  ],
  migrations,
  sealedColumns: [
    sealedCompanyColumn,
    sealedEmployeeColumn,
    sealedPartColumn,
    sealedEndpointColumn,
    sealedAnswerColumn,
  ],
};
