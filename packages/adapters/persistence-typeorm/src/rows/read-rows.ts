import type { EntitySchema, EntitySchemaColumnOptions, ObjectLiteral, ValueTransformer } from 'typeorm';
import { snakeCase } from '@anz-payroll/kernel';
import type { SqlValue, Transaction } from '../database/transaction';

/**
 * Rows of one table, or some of their columns. Written here for long lists and for what every request reads: TypeORM
 * spends several times as long on a row as the database does.
 */
export async function readRows<Row extends ObjectLiteral, K extends keyof Row & string = keyof Row & string>(
  tx: Transaction,
  table: EntitySchema<Row>,
  where: string,
  values: readonly SqlValue[],
  only?: readonly K[],
): Promise<readonly Pick<Row, K>[]> {
  const { columns, from, read } = rowReader(table, only);
  return (await tx.rows(`SELECT ${columns} FROM ${from} WHERE ${where}`, values)).map((values) => read(values));
}

export interface RowReader<Row> {
  /** With the name of the table, for joins. */
  readonly columns: string;
  readonly from: string;
  /** The values of these columns, which are the first ones of the list. */
  readonly read: (values: readonly unknown[]) => Row;
}

const readers = new WeakMap<object, RowReader<unknown>>();

/** Made once for a table, or for a list of its columns that is kept. */
export function rowReader<Row extends ObjectLiteral, K extends keyof Row & string = keyof Row & string>(
  table: EntitySchema<Row>,
  only?: readonly K[],
): RowReader<Pick<Row, K>> {
  const key = only ?? table;
  let reader = readers.get(key);
  if (reader === undefined) {
    reader = readerFor(table, only);
    readers.set(key, reader);
  }
  return reader as RowReader<Pick<Row, K>>;
}

function readerFor(table: EntitySchema, only: readonly string[] | undefined): RowReader<unknown> {
  const from = `\`${table.options.tableName ?? table.options.name}\``;
  const columns = Object.entries<EntitySchemaColumnOptions | undefined>(table.options.columns)
    .filter(([property]) => only === undefined || only.includes(property))
    .map(([property, options]) => ({ property, transformer: options!.transformer as ValueTransformer }));
  return {
    columns: columns.map(({ property }) => `${from}.\`${snakeCase(property)}\``).join(', '),
    from,
    read: (values) => {
      const row: Record<string, unknown> = {};
      for (let place = 0; place < columns.length; place++) {
        const { property, transformer } = columns[place]!;
        row[property] = transformer.from(values[place]);
      }
      return row;
    },
  };
}

/** `?, ?, ?` for a list of values. */
export function marksFor(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
