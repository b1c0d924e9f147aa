import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm';
import { snakeCase } from '@anz-payroll/kernel';
import type { Transaction } from '../database/transaction';
import { AccountTable, type AccountRow } from '../pays/pay-tables';
import { placeholders } from './placeholders';
import { readRow } from './read-rows';

const columns = Object.entries<EntitySchemaColumnOptions | undefined>(AccountTable.options.columns).map(
  ([property, options]) => ({ property, transformer: options?.transformer as ValueTransformer }),
);

const WITH_LATER = `SELECT ${columns.map(({ property }) => `account.${snakeCase(property)}`).join(', ')},
                           EXISTS (SELECT 1 FROM pay_ledger entry
                                    WHERE entry.employee_id = account.employee_id AND entry.pay_date > ?)
                      FROM pay_accounts account WHERE account.employee_id IN `;

/**
 * Accounts, and who of them has entries of a later pay date than the day: one look into the index for each, in the
 * statement that every pay and every piece of a run asks anyway.
 *
 * @bench `npm run bench -- pays pay-runs`
 */
export async function accountRowsOn(
  tx: Transaction,
  employeeIds: readonly number[],
  day: string,
): Promise<readonly { readonly row: AccountRow; readonly hasLaterEntries: boolean }[]> {
  const rows = await tx.rows(`${WITH_LATER}(${placeholders(employeeIds)})`, [day, ...employeeIds]);
  return rows.map((stored) => ({
    row: readRow(columns, stored) as AccountRow,
    hasLaterEntries: Number(stored.at(-1)) === 1,
  }));
}
