import Libsql from 'libsql';

export type SqliteStatement = Libsql.Statement<unknown[]>;

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

  override prepare(sql: string): never {
    const statement = super.prepare<unknown[]>(sql);
    const run = statement.run.bind(statement);
    const all = statement.all.bind(statement);
    statement.run = (...values: unknown[]) => run(values);
    statement.all = (...values: unknown[]) => all(values);
    return statement as never;
  }
}
