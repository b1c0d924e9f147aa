import { LRUCache } from 'lru-cache';
import type { EntitySchema, FindManyOptions, ObjectLiteral, SelectQueryBuilder, ValueTransformer } from 'typeorm';
import type { SqlValue, Transaction } from '../database/transaction';
import { statementShape } from './statement-shape';

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
 * Rows of one table, or some of their columns. TypeORM's query builder writes each statement once; the driver runs it, and
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
  const { sql, values, columns } = statementOf(tx, table, options);
  const rows = await tx.rows(sql, values);
  return rows.map((stored) => readRow(columns, stored) as Pick<Row, K>);
}

interface WrittenStatement {
  readonly sql: string;
  readonly columns: readonly ReadColumn[];
}

/** Statements by the shape of what is asked; false where its values do not come in the order of the statement. */
const written = new LRUCache<string, WrittenStatement | false>({ max: 500 });

/** To write a statement takes TypeORM longer than it takes SQLite to answer it, so it is written once for each shape. */
function statementOf<Row extends ObjectLiteral, K extends keyof Row & string>(
  tx: Transaction,
  table: EntitySchema<Row>,
  options: ReadOptions<Row, K>,
): WrittenStatement & { readonly values: readonly SqlValue[] } {
  const shape = statementShape(table, options);
  const key = shape && `${tx.engine} ${shape.key}`;
  const known = key === undefined ? false : written.get(key);
  if (known) return { sql: known.sql, columns: known.columns, values: shape!.values };
  const { only, refine, ...found } = options;
  const repository = tx.repository(table);
  const query = repository.createQueryBuilder('row').setFindOptions(found);
  const columns = readColumns(repository.metadata.columns, only);
  query.select(columns.map(({ property }) => `row.${property}`));
  refine?.(query);
  const { sql, values } = withPlaceholders(query.getQuery(), query.getParameters());
  if (key !== undefined) written.set(key, isSame(shape!.values, values) && { sql, columns });
  return { sql, columns, values };
}

/** TypeORM writes numbers into the statement on SQLite, which would then be another one for every id. */
function withPlaceholders(named: string, parameters: ObjectLiteral): { sql: string; values: readonly SqlValue[] } {
  const values: SqlValue[] = [];
  const sql = named.replaceAll(/:(?:\.\.\.)?(\w+)/g, (text, name: string) => {
    if (!(name in parameters)) return text;
    const value = parameters[name] as SqlValue | readonly SqlValue[];
    const list = Array.isArray(value) ? (value as readonly SqlValue[]) : [value as SqlValue];
    values.push(...list);
    return list.map(() => '?').join(', ');
  });
  return { sql, values };
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((value, n) => value === others[n]);
}

interface ReadColumn {
  readonly property: string;
  readonly transformer: ValueTransformer;
}

/** In the order of the SELECT. */
export function readRow(columns: readonly ReadColumn[], stored: readonly unknown[]): object {
  // Assigning to a copy that has all members keeps it fast to read; a wide one that grows would not be.
  const row: Record<string, unknown> = { ...emptyRow(columns) };
  for (let n = 0; n < columns.length; n++) {
    const { property, transformer } = columns[n]!;
    row[property] = transformer.from(stored[n]);
  }
  return row;
}

const emptyRows = new WeakMap<readonly ReadColumn[], object>();

function emptyRow(columns: readonly ReadColumn[]): object {
  let row = emptyRows.get(columns);
  if (row === undefined) {
    row = Object.fromEntries(columns.map(({ property }) => [property, undefined]));
    emptyRows.set(columns, row);
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
