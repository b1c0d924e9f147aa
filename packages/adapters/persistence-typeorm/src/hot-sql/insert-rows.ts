import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { SqlValue, Transaction } from '../database/transaction';
import type { RowPart } from '../encryption';
import type { RowMac } from '../integrity/row-mac';
import type { NewRow } from '../rows/insert-row';
import { insertStatement, type InsertStatement, type InsertTarget } from './insert-statement';

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
  return write(tx, { table, mode: 'insert' }, rows);
}

/** The same with the rows' authentication codes, made from the values that are stored: each is converted once. */
export function insertRowsWithMac<Row extends ObjectLiteral & { mac: string | null }, K extends keyof Row & string>(
  tx: Transaction,
  table: EntitySchema<Row>,
  mac: RowMac<Row, K>,
  rows: readonly NewRow<Omit<Row, 'mac'>>[],
): Promise<void> {
  return write(tx, { table, mode: 'insert', mac }, rows);
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
  return write(tx, { table, mode: 'put' }, rows);
}

export function putRowsWithMac<Row extends ObjectLiteral & { mac: string | null }, K extends keyof Row & string>(
  tx: Transaction,
  table: EntitySchema<Row>,
  mac: RowMac<Row, K>,
  rows: readonly NewRow<Omit<Row, 'mac'>>[],
): Promise<void> {
  return write(tx, { table, mode: 'put', mac }, rows);
}

async function write(
  tx: Transaction,
  target: Omit<InsertTarget, 'engine'>,
  rows: readonly ObjectLiteral[],
): Promise<void> {
  if (rows.length === 0) return;
  const statement = insertStatement({ ...target, engine: tx.engine }, rows);
  let stored: Promise<void> | undefined;
  try {
    for (const chunk of chunks(rows)) {
      const values: SqlValue[] = [];
      for (const row of chunk) {
        const from = values.length;
        addValues(values, statement, row);
        if (target.mac === undefined) continue;
        // What the rows leave out is null in the database, and in the code.
        const parts = statement.macPositions.map((at) => (at === -1 ? null : values[from + at]) as RowPart);
        values.push(target.mac.macOfValues(tx.encryption, parts));
      }
      // The database stores the rows before while these are made ready.
      await stored;
      stored = tx.insert(statement.sqlFor(chunk.length), values);
    }
  } finally {
    // Also where rows could not be made ready: nothing may use the connection before.
    await stored;
  }
}

function* chunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  let from = 0;
  for (const size of ROWS_IN_A_STATEMENT) {
    for (; rows.length - from >= size; from += size) yield rows.slice(from, from + size);
  }
  if (from < rows.length) yield rows.slice(from);
}

/** A property that some rows of the batch have and this one has not is empty in this one. */
function addValues(values: SqlValue[], { columns }: InsertStatement, row: ObjectLiteral): void {
  for (const { property, transformer } of columns) {
    const value: unknown = row[property];
    values.push(value === undefined ? null : (transformer.to(value) as SqlValue));
  }
}
