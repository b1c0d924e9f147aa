import type { EntitySchema, EntitySchemaColumnOptions, ObjectLiteral, ValueTransformer } from 'typeorm';
import { snakeCase } from '../database/snake-case-names';
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
  const { columns, select } = only === undefined ? planOf(table) : planFor(table, only);
  const found = await tx.query<Record<string, unknown>>(`${select} WHERE ${where}`, values);
  return found.map((raw) => {
    const row: Record<string, unknown> = {};
    for (const { property, name, transformer } of columns) row[property] = transformer.from(raw[name]);
    return row as Pick<Row, K>;
  });
}

interface ReadPlan {
  readonly columns: readonly {
    readonly property: string;
    readonly name: string;
    readonly transformer: ValueTransformer;
  }[];
  readonly select: string;
}

const plans = new WeakMap<object, ReadPlan>();

function planOf<Row extends ObjectLiteral>(table: EntitySchema<Row>): ReadPlan {
  let plan = plans.get(table);
  if (plan === undefined) {
    plan = planFor(table);
    plans.set(table, plan);
  }
  return plan;
}

function planFor<Row extends ObjectLiteral>(table: EntitySchema<Row>, only?: readonly string[]): ReadPlan {
  const columns = Object.entries<EntitySchemaColumnOptions | undefined>(table.options.columns)
    .filter(([property]) => only === undefined || only.includes(property))
    .map(([property, options]) => ({
      property,
      name: snakeCase(property),
      transformer: options!.transformer as ValueTransformer,
    }));
  const names = columns.map(({ name }) => `\`${name}\``).join(', ');
  return { columns, select: `SELECT ${names} FROM \`${table.options.tableName ?? table.options.name}\`` };
}

/** `?, ?, ?` for a list of values. */
export function marksFor(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
