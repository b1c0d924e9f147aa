import type { Country } from '@anz-payroll/companies';
import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm';
import { snakeCase } from '@anz-payroll/kernel';
import type { Transaction } from '../database/transaction';
import { readColumns } from '../employees/employee-mapper';
import { EmployeeTable, type EmployeeRow } from '../employees/employee-tables';
import { placeholders } from './placeholders';
import { readRow } from './read-rows';

/** An employee's columns as the database gave them, the company's country and the JSON text of its details. */
export interface StoredEmployee {
  readonly values: readonly unknown[];
  readonly country: Country;
  readonly companyDetails: string;
}

const columns = readColumns.map((property) => {
  const options: EntitySchemaColumnOptions | undefined = EmployeeTable.options.columns[property];
  return { property, transformer: options?.transformer as ValueTransformer };
});

const WITH_COMPANY = `SELECT ${readColumns.map((property) => `e.${snakeCase(property)}`).join(', ')}, c.country, c.details
                        FROM employees e
                        JOIN companies c ON c.id = e.company_id AND c.is_deleted = 0
                       WHERE e.id IN `;

/**
 * What every read of one employee asks, in one statement for all who ask at a time, by the employee's id.
 *
 * @bench `npm run bench -- reads`
 */
export async function readEmployeesWithCompany(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredEmployee>> {
  const rows = await tx.rows(`${WITH_COMPANY}(${placeholders(ids)})`, ids);
  return new Map(
    rows.map((row) => [
      row[0] as number,
      { values: row, country: row.at(-2) as Country, companyDetails: row.at(-1) as string },
    ]),
  );
}

/** A row of its own for each who asks, so that nobody sees another's changes. */
export function readEmployee({ values }: StoredEmployee): Pick<EmployeeRow, (typeof readColumns)[number]> {
  return readRow(columns, values) as Pick<EmployeeRow, (typeof readColumns)[number]>;
}
