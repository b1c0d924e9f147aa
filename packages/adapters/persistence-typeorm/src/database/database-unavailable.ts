import type { StoreAway } from '@anz-payroll/kernel';

/**
 * The database cannot be reached or used at all: wrong address, wrong password, no rights, a file that is not a
 * database. Its message is one line for an operator and never holds a password.
 */
export class DatabaseUnavailable extends Error implements StoreAway {
  override readonly name = 'DatabaseUnavailable';
  readonly isStoreAway = true;
}
