import type { EntitySchema, EntitySchemaColumnOptions, ObjectLiteral, ValueTransformer } from 'typeorm';
import { snakeCase } from '@anz-payroll/kernel';
import type { SqlValue, Transaction } from '../database/transaction';
import type { RowPart } from '../encryption';
import type { RowMac } from '../integrity/row-mac';
import type { NewRow } from '../rows/insert-row';

/**
 * Rows in one statement: as many of the first as there are, then of the next. The statements are prepared, and the server
 * keeps each text, so there must be few; the last one takes what is left.
 */
const ROWS_IN_A_STATEMENT = [64, 16] as const;

/**
 * Stores many new rows in few statements. Their ids are not told: engines number a batch each in its own way. The
 * statements are written here, because TypeORM's builder spends several times as long on a row as the database does, and
 * to quote the values for a server takes ten times as long as to send them to a prepared statement (decision 0901).
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

/** The same with the rows' authentication codes, made from the values that are stored: each is converted once. */
export function insertRowsWithMac<Row extends ObjectLiteral & { mac: string | null }, K extends keyof Row & string>(
  tx: Transaction,
  table: EntitySchema<Row>,
  mac: RowMac<Row, K>,
  rows: readonly NewRow<Omit<Row, 'mac'>>[],
): Promise<void> {
  return write(tx, table, rows, () => '', mac);
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
  return write(tx, table, rows, whereTaken(tx));
}

export function putRowsWithMac<Row extends ObjectLiteral & { mac: string | null }, K extends keyof Row & string>(
  tx: Transaction,
  table: EntitySchema<Row>,
  mac: RowMac<Row, K>,
  rows: readonly NewRow<Omit<Row, 'mac'>>[],
): Promise<void> {
  return write(tx, table, rows, whereTaken(tx), mac);
}

function whereTaken({ engine }: Transaction) {
  return (names: readonly string[], keys: readonly string[]): string => {
    const values = names.filter((name) => !keys.includes(name));
    // A row that is all key stays as it is.
    const taken = values.length === 0 ? keys : values;
    return engine === 'mysql'
      ? ` ON DUPLICATE KEY UPDATE ${taken.map((name) => `${name} = VALUES(${name})`).join(', ')}`
      : ` ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${taken.map((name) => `${name} = excluded.${name}`).join(', ')}`;
  };
}

interface WrittenColumn {
  readonly property: string;
  readonly name: string;
  readonly isKey: boolean;
  readonly transformer: ValueTransformer;
}

type MacOfValues = Pick<RowMac<ObjectLiteral, string>, 'properties' | 'macOfValues'>;

async function write<Row extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<Row>,
  rows: readonly ObjectLiteral[],
  ending: (names: readonly string[], keys: readonly string[]) => string,
  mac?: MacOfValues,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries<EntitySchemaColumnOptions | undefined>(table.options.columns)
    .filter(([property]) => rows.some((row) => row[property] !== undefined))
    .map(([property, options]): WrittenColumn => ({
      property,
      name: `\`${snakeCase(property)}\``,
      isKey: options!.primary === true,
      transformer: options!.transformer as ValueTransformer,
    }));
  const bound = mac?.properties.map((property) => columns.findIndex((column) => column.property === property));
  const names = [...columns.map(({ name }) => name), ...(mac === undefined ? [] : ['`mac`'])];
  const placeholders = `(${names.map(() => '?').join(', ')})`;
  const into = `INSERT INTO \`${table.options.tableName ?? table.options.name}\` (${names.join(', ')}) VALUES `;
  const keys = columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  const end = ending(names, keys);
  let stored: Promise<void> | undefined;
  for (const chunk of chunks(rows)) {
    const values: SqlValue[] = [];
    for (const row of chunk) {
      const ofRow = columns.map(({ property, transformer }) => storedValue(transformer, row[property]));
      values.push(...ofRow);
      if (mac === undefined || bound === undefined) continue;
      // What the rows leave out is null in the database, and in the code.
      const parts = bound.map((at) => (ofRow[at] ?? null) as RowPart);
      values.push(mac.macOfValues(tx.encryption, parts));
    }
    // A server stores the rows before while these are made ready.
    await stored;
    stored = tx.insert(into + chunk.map(() => placeholders).join(', ') + end, values);
    // Where the next rows cannot be made ready, nobody waits for this.
    stored.catch(() => undefined);
  }
  await stored;
}

function* chunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  let from = 0;
  for (const size of ROWS_IN_A_STATEMENT) {
    for (; rows.length - from >= size; from += size) yield rows.slice(from, from + size);
  }
  if (from < rows.length) yield rows.slice(from);
}

/** A property that some rows of the batch have and this one has not is empty in this one. */
function storedValue(transformer: ValueTransformer, value: unknown): SqlValue {
  return value === undefined ? null : (transformer.to(value) as SqlValue);
}
