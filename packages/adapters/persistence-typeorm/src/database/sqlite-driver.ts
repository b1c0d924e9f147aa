import Libsql from 'libsql';
import LibsqlPromise from 'libsql/promise';

export type SqliteStatement = Libsql.Statement<unknown[]>;

/** Of the two ways to run a statement that libsql has for this, `run` would still work on the calling thread. */
export interface SqliteStatementInBackground {
  all(values: readonly unknown[]): Promise<readonly unknown[]>;
}

/**
 * libsql in the shape TypeORM's better-sqlite3 driver expects. libsql takes a single argument that is an object for the
 * list of values, and in JavaScript `null` is an object: `WHERE a IS ?` with one null would fail. Passing the list as a
 * list avoids the guess.
 */
export class SqliteDriver extends Libsql {
  /** A statement whose values are given as one list. */
  statement(sql: string): SqliteStatement {
    return super.prepare<unknown[]>(sql);
  }

  /**
   * The same as `exec`, on a thread of libsql's own. A commit waits for the disk, for two milliseconds and more; what this
   * process serves goes on meanwhile. Nothing else may use this connection until it has ended (decision 1050).
   */
  async execInBackground(sql: string): Promise<void> {
    await LibsqlPromise.prototype.exec.call(this, sql);
  }

  /** A statement that stores rows on a thread of libsql's own; the same holds for the connection meanwhile. */
  statementInBackground(sql: string): Promise<SqliteStatementInBackground> {
    return LibsqlPromise.prototype.prepare.call(this, sql) as Promise<SqliteStatementInBackground>;
  }

  override prepare(sql: string): never {
    const statement = super.prepare<unknown[]>(sql);
    const run = statement.run.bind(statement);
    const all = statement.all.bind(statement);
    statement.run = (...values: unknown[]) => run(values);
    statement.all = (...values: unknown[]) => all(values);
    return statement as never;
  }
}
