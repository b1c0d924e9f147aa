import type { SqlValue, Transaction } from '../database/transaction';
import { quoted } from '../migrating/quoted';
import type { StoredValue, TableShape } from './backup-format';

const PAGE = 200;

/** The rows of a table in the order of its primary key, a page at a time. */
export async function* readRows(
  tx: Transaction,
  { name, columns, primaryKey }: TableShape,
): AsyncGenerator<readonly StoredValue[]> {
  const select = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`;
  const order = `ORDER BY ${primaryKey.map(quoted).join(', ')} LIMIT ${PAGE}`;
  const { sql, valuesOf } = after(primaryKey);
  let last: Record<string, SqlValue> | undefined;
  for (;;) {
    const rows: Record<string, SqlValue>[] =
      last === undefined
        ? await tx.query(`${select} ${order}`)
        : await tx.query(`${select} WHERE ${sql} ${order}`, valuesOf(last));
    for (const row of rows) yield columns.map((column) => asText(row[column]));
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

/** `a >= ? AND (a > ? OR (a = ? AND b > ?))`: MySQL finds its place in the index by that, and not by `(a, b) > (?, ?)`. */
function after(key: readonly string[]) {
  const later = key.map((column, n) =>
    [...key.slice(0, n).map((before) => `${quoted(before)} = ?`), `${quoted(column)} > ?`].join(' AND '),
  );
  return {
    sql: `${quoted(key[0]!)} >= ? AND (${later.map((each) => `(${each})`).join(' OR ')})`,
    valuesOf: (row: Readonly<Record<string, SqlValue>>): SqlValue[] => [
      row[key[0]!]!,
      ...key.flatMap((_, n) => key.slice(0, n + 1).map((column) => row[column]!)),
    ],
  };
}

function asText(value: SqlValue | undefined): StoredValue {
  return value === null || value === undefined ? null : String(value);
}
