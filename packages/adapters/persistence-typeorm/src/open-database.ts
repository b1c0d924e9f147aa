import { openDatabaseWith, type Database, type DatabaseOptions } from './database';
import { payrollSchema } from './payroll-schema';

/** Opens the payroll database. Call `migrate()` before the first unit of work. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return openDatabaseWith(payrollSchema, options);
}
