import type { Transaction } from '../database/transaction';
import type { MigrationStep } from './migration';

/** Changes data. It may run again after a failure, so it must give the same result when part of it is done already. */
export function changeRows(what: string, run: (tx: Transaction) => Promise<void>): MigrationStep {
  return { of: 'rows', what, run };
}
