import type { EntitySchema, EntitySchemaColumnOptions, ObjectLiteral, ValueTransformer } from 'typeorm';
import { inChunks } from '../database/in-chunks';
import { snakeCase } from '../database/snake-case-names';
import type { SqlValue, Transaction } from '../database/transaction';
import type { NewRow } from './insert-row';

/** SQLite takes 32,766 values in one statement, and replicated databases like small ones. */
const MOST_ROWS = 500;
const MOST_VALUES = 16_000;

/**
 * Stores many new rows in few statements. Their ids are not told: engines number a batch each in its own way. The
 * statements are written here, because TypeORM's builder spends several times as long on a row as the database does.
 * `REPLACE` takes the place of rows with the same key, which the caller has locked.
 */
export async function insertRows<Row extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<Row>,
  rows: readonly NewRow<Row>[],
  verb: 'INSERT' | 'REPLACE' = 'INSERT',
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries<EntitySchemaColumnOptions | undefined>(table.options.columns)
    .filter(([property]) => rows.some((row) => (row as ObjectLiteral)[property] !== undefined))
    .map(([property, options]) => ({ property, transformer: options!.transformer as ValueTransformer }));
  const names = columns.map(({ property }) => `\`${snakeCase(property)}\``).join(', ');
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const into = `${verb} INTO \`${table.options.tableName ?? table.options.name}\` (${names}) VALUES `;
  const size = Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_VALUES / columns.length)));
  await inChunks(rows, size, async (chunk) => {
    const values: SqlValue[] = [];
    for (const row of chunk as readonly ObjectLiteral[]) {
      for (const { property, transformer } of columns) values.push(stored(transformer, row[property]));
    }
    await tx.execute(into + chunk.map(() => marks).join(', '), values);
  });
}

/** A property that some rows of the batch have and this one has not is empty in this one. */
function stored(transformer: ValueTransformer, value: unknown): SqlValue {
  return value === undefined ? null : (transformer.to(value) as SqlValue);
}
