import { snakeCase } from '@anz-payroll/kernel';
import type { EntitySchema, EntitySchemaColumnOptions, ObjectLiteral, ValueTransformer } from 'typeorm';
import type { RowPart } from '../encryption';

/** Some columns of a table in a fixed order, written as the database holds them, so that code and database agree. */
export interface BoundColumns<Row, K extends keyof Row & string> {
  readonly table: string;
  readonly properties: readonly K[];
  /** Database names, in the same order. */
  readonly columns: readonly string[];
  /** In the same order, from a row of the domain. */
  valuesOf(row: Pick<Row, K>): readonly RowPart[];
  /** The same from a row that a statement written as SQL has read. */
  valuesOfStored(row: Readonly<Record<string, unknown>>): readonly RowPart[];
  /** By database name, from a row of the domain. */
  partsOf(row: Pick<Row, K>): Readonly<Record<string, RowPart>>;
  /** The same from a row that a statement written as SQL has read. */
  partsOfStored(row: Readonly<Record<string, unknown>>): Readonly<Record<string, RowPart>>;
}

export function boundColumns<Row extends ObjectLiteral, K extends keyof Row & string>(
  table: EntitySchema<Row>,
  properties: readonly K[],
): BoundColumns<Row, K> {
  const bound = properties.map((property) => {
    const options = table.options.columns[property] as EntitySchemaColumnOptions;
    return { property, column: snakeCase(property), type: options.type, kind: options.transformer as ValueTransformer };
  });
  const valuesOf = (row: Pick<Row, K>) => bound.map(({ property, kind }) => kind.to(row[property]) as RowPart);
  const valuesOfStored = (row: Readonly<Record<string, unknown>>) =>
    bound.map(({ column, type, kind }) => {
      const stored = row[column];
      const value = type === 'bigint' && stored !== null ? Number(stored) : stored;
      return kind.to(kind.from(value)) as RowPart;
    });
  const named = (values: readonly RowPart[]) => {
    const parts: Record<string, RowPart> = {};
    for (const [n, { column }] of bound.entries()) parts[column] = values[n]!;
    return parts;
  };
  return {
    table: table.options.tableName ?? table.options.name,
    properties,
    columns: bound.map(({ column }) => column),
    valuesOf,
    valuesOfStored,
    partsOf: (row) => named(valuesOf(row)),
    partsOfStored: (row) => named(valuesOfStored(row)),
  };
}
