import type { EntitySchema, EntitySchemaColumnOptions, ObjectLiteral, ValueTransformer } from 'typeorm';
import { inChunks } from '../database/in-chunks';
import { snakeCase } from '@anz-payroll/kernel';
import type { SqlValue, Transaction } from '../database/transaction';
import type { NewRow } from '../rows/insert-row';

/** SQLite takes 32,766 values in one statement, and replicated databases like small ones. */
const MOST_ROWS = 500;
const MOST_VALUES = 16_000;

/**
 * Stores many new rows in few statements. Their ids are not told: engines number a batch each in its own way. The
 * statements are written here, because TypeORM's builder spends several times as long on a row as the database does.
 *
 * @bench `npm run bench -- pays pay-runs rotation deliveries`
 */
export function insertRows<Row extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<Row>,
  rows: readonly NewRow<Row>[],
): Promise<void> {
  return write(tx, table, rows, () => '');
}

/**
 * Stores many rows under their primary keys. Those that are there, which the caller has locked, take the new values in
 * their place: a row that is removed and stored again would be removed from and put into every index.
 */
export function putRows<Row extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<Row>,
  rows: readonly NewRow<Row>[],
): Promise<void> {
  return write(tx, table, rows, (columns) => {
    const keys = columns.filter(({ isKey }) => isKey);
    const values = columns.filter(({ isKey }) => !isKey);
    // A row that is all key stays as it is.
    const names = (values.length === 0 ? keys : values).map(({ name }) => name);
    return tx.engine === 'mysql'
      ? ` ON DUPLICATE KEY UPDATE ${names.map((name) => `${name} = VALUES(${name})`).join(', ')}`
      : ` ON CONFLICT (${keys.map(({ name }) => name).join(', ')}) DO UPDATE SET ${names
          .map((name) => `${name} = excluded.${name}`)
          .join(', ')}`;
  });
}

interface WrittenColumn {
  readonly property: string;
  readonly name: string;
  readonly isKey: boolean;
  readonly transformer: ValueTransformer;
}

async function write<Row extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<Row>,
  rows: readonly NewRow<Row>[],
  whereTaken: (columns: readonly WrittenColumn[]) => string,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries<EntitySchemaColumnOptions | undefined>(table.options.columns)
    .filter(([property]) => rows.some((row) => (row as ObjectLiteral)[property] !== undefined))
    .map(([property, options]): WrittenColumn => ({
      property,
      name: `\`${snakeCase(property)}\``,
      isKey: options!.primary === true,
      transformer: options!.transformer as ValueTransformer,
    }));
  const names = columns.map(({ name }) => name).join(', ');
  const placeholders = `(${columns.map(() => '?').join(', ')})`;
  const into = `INSERT INTO \`${table.options.tableName ?? table.options.name}\` (${names}) VALUES `;
  const end = whereTaken(columns);
  const size = Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_VALUES / columns.length)));
  await inChunks(rows, size, async (chunk) => {
    const values: SqlValue[] = [];
    for (const row of chunk as readonly ObjectLiteral[]) {
      for (const { property, transformer } of columns) values.push(stored(transformer, row[property]));
    }
    await tx.execute(into + chunk.map(() => placeholders).join(', ') + end, values);
  });
}

/** A property that some rows of the batch have and this one has not is empty in this one. */
function stored(transformer: ValueTransformer, value: unknown): SqlValue {
  return value === undefined ? null : (transformer.to(value) as SqlValue);
}
