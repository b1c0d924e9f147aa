import type { EntitySchema, EntitySchemaColumnOptions, ObjectLiteral, ValueTransformer } from 'typeorm';
import { snakeCase } from '../database/snake-case-names';
import type { SqlValue, Transaction } from '../database/transaction';

/**
 * Rows of one table, or some of their columns. Written here for the long lists: TypeORM spends several times as long on
 * a row as the database does.
 */
export async function readRows<Row extends ObjectLiteral, K extends keyof Row & string = keyof Row & string>(
  tx: Transaction,
  table: EntitySchema<Row>,
  where: string,
  values: readonly SqlValue[],
  only?: readonly K[],
): Promise<readonly Pick<Row, K>[]> {
  const columns = Object.entries<EntitySchemaColumnOptions | undefined>(table.options.columns)
    .filter(([property]) => only === undefined || only.includes(property as K))
    .map(([property, options]) => ({
      property,
      name: snakeCase(property),
      transformer: options!.transformer as ValueTransformer,
      nullable: options!.nullable === true,
    }));
  const names = columns.map(({ name }) => `\`${name}\``).join(', ');
  const found = await tx.query<Record<string, unknown>>(
    `SELECT ${names} FROM \`${table.options.tableName ?? table.options.name}\` WHERE ${where}`,
    values,
  );
  return found.map((raw) => {
    const row: Record<string, unknown> = {};
    for (const { property, name, transformer } of columns) row[property] = transformer.from(raw[name]);
    return row as Pick<Row, K>;
  });
}

/** `?, ?, ?` for a list of values. */
export function marksFor(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
