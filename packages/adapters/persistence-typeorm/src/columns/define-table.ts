import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { ColumnKind } from './column-kind';

export type Columns<Row> = { readonly [K in keyof Row]-?: ColumnKind<Row[K]> };

/** A table as TypeORM sees it. `createdAt` in the row is the column `created_at`; the migration makes the real one. */
export function defineTable<Row extends object>(
  name: string,
  columns: Columns<Row>,
  options: { readonly primaryKey?: readonly (keyof Row & string)[] } = {},
): EntitySchema<Row> {
  const primaryKey: readonly string[] = options.primaryKey ?? ['id'];
  const described = Object.entries<ColumnKind<unknown>>(columns as Record<string, ColumnKind<unknown>>).map(
    ([property, kind]) => [property, describe(kind, primaryKey.includes(property))] as const,
  );
  return new EntitySchema<Row>({
    name,
    tableName: name,
    columns: Object.fromEntries(described) as { [K in keyof Row]?: EntitySchemaColumnOptions },
  });
}

function describe(kind: ColumnKind<unknown>, primary: boolean): EntitySchemaColumnOptions {
  return {
    type: kind.carriedAs,
    nullable: kind.nullable,
    ...(primary ? { primary } : {}),
    ...(kind.generated ? { generated: 'increment' as const } : {}),
    transformer: {
      // An absent property stays absent: TypeORM then leaves the column out (a generated id, an unchanged value).
      to: (value: unknown) => (value === undefined ? value : kind.toDatabase(value)),
      from: (value: unknown) => (value === undefined ? value : kind.fromDatabase(value)),
    },
  };
}
