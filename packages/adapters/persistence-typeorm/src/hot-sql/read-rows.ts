import type { EntitySchema, FindManyOptions, ObjectLiteral, SelectQueryBuilder, ValueTransformer } from 'typeorm';
import type { SqlValue, Transaction } from '../database/transaction';

export interface ReadOptions<Row extends ObjectLiteral, K extends keyof Row & string> extends Pick<
  FindManyOptions<Row>,
  'where' | 'order' | 'take' | 'lock'
> {
  /** All columns, if absent. */
  readonly only?: readonly K[];
  /** Conditions that find options cannot say; the table's alias is `row`. */
  readonly refine?: (query: SelectQueryBuilder<Row>) => unknown;
}

/**
 * Rows of one table, or some of their columns. TypeORM's query builder writes the statement; the driver runs it, and
 * the columns' own transformers read the values, because TypeORM takes several times as long to make an entity of a row
 * as the database takes to find it.
 *
 * @bench `npm run bench -- pays pay-runs employees reads`
 */
export async function readRows<Row extends ObjectLiteral, K extends keyof Row & string = keyof Row & string>(
  tx: Transaction,
  table: EntitySchema<Row>,
  options: ReadOptions<Row, K>,
): Promise<readonly Pick<Row, K>[]> {
  const { only, refine, ...found } = options;
  const repository = tx.repository(table);
  const query = repository.createQueryBuilder('row').setFindOptions(found);
  const columns = readColumns(repository.metadata.columns, only);
  query.select(columns.map(({ property }) => `row.${property}`));
  refine?.(query);
  const [sql, values] = query.getQueryAndParameters();
  const rows = await tx.rows(sql, values as readonly SqlValue[]);
  return rows.map((stored) => readRow(columns, stored) as Pick<Row, K>);
}

interface ReadColumn {
  readonly property: string;
  readonly transformer: ValueTransformer;
}

/** In the order of the SELECT. */
export function readRow(columns: readonly ReadColumn[], stored: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (let n = 0; n < columns.length; n++) {
    const { property, transformer } = columns[n]!;
    row[property] = transformer.from(stored[n]);
  }
  return row;
}

function readColumns(
  columns: readonly { readonly propertyName: string; readonly transformer?: ValueTransformer | ValueTransformer[] }[],
  only: readonly string[] | undefined,
): readonly ReadColumn[] {
  const all = columns.map(({ propertyName, transformer }) => ({
    property: propertyName,
    transformer: transformer as ValueTransformer,
  }));
  return only === undefined ? all : all.filter(({ property }) => only.includes(property));
}
