import type { EntitySchema } from 'typeorm';
import type { Transaction } from '../database';
import type { Finding } from '../integrity/finding';
import { findingsIn } from '../integrity/verify-database';
import { payrollSchema } from '../payroll-schema';

/** What `Database.verify` would find if the transaction were committed, one after the other. */
export function findingsInside(tx: Transaction): AsyncGenerator<Finding> {
  const { encryptedColumns = [], macTables = [], checks = [] } = payrollSchema;
  return findingsIn(tx, { encryptedColumns, macTables, checks });
}

export const tablesUnderTest: readonly EntitySchema[] = payrollSchema.tables;
