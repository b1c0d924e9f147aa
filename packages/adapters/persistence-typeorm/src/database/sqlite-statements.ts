import { LRUCache } from 'lru-cache';
import type { SqliteDriver, SqliteStatement } from './sqlite-driver';
import type { Statements } from './statements';
import type { SqlValue } from './transaction';

/** The one that was not used for longest gives way; lists of values make statements of many lengths. */
const MOST_KEPT = 200;

/** Prepares each statement once. */
export function sqliteStatements(connection: SqliteDriver): Statements {
  const objects = prepared((sql) => connection.statement(sql));
  const lists = prepared((sql) => connection.statement(sql).raw());
  const execute: Statements['execute'] = async (sql, values) => objects(sql).run(bindable(values)).changes;
  return {
    query: async (sql, values) => objects(sql).all(bindable(values)) as object[],
    rows: async (sql, values) => lists(sql).all(bindable(values)) as unknown[][],
    execute,
    insert: async (sql, values) => void (await execute(sql, values)),
  };
}

function prepared(prepare: (sql: string) => SqliteStatement): (sql: string) => SqliteStatement {
  const kept = new LRUCache<string, SqliteStatement>({ max: MOST_KEPT });
  return (sql) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const made = prepare(sql);
    kept.set(sql, made);
    return made;
  };
}

/** SQLite has no truth values. */
function bindable(values: readonly SqlValue[]): readonly unknown[] {
  return values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
}
