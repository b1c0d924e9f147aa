import { LRUCache } from 'lru-cache';
import type { SqliteDriver, SqliteStatement, SqliteStatementInBackground } from './sqlite-driver';
import type { Statements } from './statements';
import type { SqlValue } from './transaction';

/** The one that was not used for longest gives way; lists of values make statements of many lengths. */
const MOST_KEPT = 200;

/**
 * A statement with as many values takes longer than the way to another thread and back, so the rows are stored there while
 * this thread makes the next ones ready (decision 1150).
 */
const MANY_VALUES = 256;

/** Prepares each statement once. */
export function sqliteStatements(connection: SqliteDriver): Statements {
  const objects = prepared((sql) => connection.statement(sql));
  const lists = prepared((sql) => connection.statement(sql).raw());
  const inBackground = new LRUCache<string, SqliteStatementInBackground>({ max: MOST_KEPT });
  const storeInTurn = inTurn();
  const execute: Statements['execute'] = async (sql, values) => objects(sql).run(bindable(values)).changes;
  return {
    query: async (sql, values) => objects(sql).all(bindable(values)) as object[],
    rows: async (sql, values) => lists(sql).all(bindable(values)) as unknown[][],
    execute,
    insert: async (sql, values) => {
      if (values.length < MANY_VALUES) return void (await execute(sql, values));
      let statement = inBackground.get(sql);
      // Not awaited where it is there: the rows are to be on their way when the caller goes on.
      if (statement === undefined) {
        statement = await connection.statementInBackground(sql);
        inBackground.set(sql, statement);
      }
      const prepared = statement;
      await storeInTurn(() => prepared.all(bindable(values)));
    },
  };
}

/**
 * Begins at once where nothing is under way, and otherwise when that has ended. Two lists that libsql stores by one statement at
 * a time are stored twice, or not at all.
 */
function inTurn(): (work: () => Promise<unknown>) => Promise<unknown> {
  let last: Promise<unknown> | undefined;
  return (work) => {
    const done = last === undefined ? work() : last.then(work);
    const ended: Promise<unknown> = done
      .catch(() => undefined)
      .then(() => {
        if (last === ended) last = undefined;
      });
    last = ended;
    return done;
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
