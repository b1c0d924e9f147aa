import type { FieldPacket, OkPacket, QueryError, QueryOptions } from 'mysql2';
import type { Statements } from './statements';
import type { SqlValue } from './transaction';

/** A connection or a pool of them. */
export interface MysqlQueries {
  query(options: QueryOptions, done: Done): unknown;
  execute(options: QueryOptions, done: Done): unknown;
}

type Done = (error: QueryError | null, result: unknown, fields: readonly FieldPacket[]) => void;

/** The server keeps as many statements as it is set to, whoever prepared them. */
const TOO_MANY_PREPARED = 1461;

/** The character set of columns that hold bytes. */
const BINARY = 63;

export function mysqlStatements(queries: MysqlQueries): Statements {
  const ask = <Result>(
    sql: string,
    values: readonly SqlValue[],
    rowsAsArray: boolean,
    read: (result: unknown, fields: readonly FieldPacket[]) => Result,
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      queries.query({ sql, values: [...values], rowsAsArray }, (error, result, fields) => {
        if (error === null) resolve(read(result, fields));
        else reject(error);
      });
    });
  const execute: Statements['execute'] = (sql, values) =>
    ask(sql, values, false, (result) => (result as OkPacket).affectedRows);
  return {
    query: (sql, values) =>
      ask(sql, values, false, (result, fields) =>
        withText(result as Record<string, unknown>[], fields, ({ name }) => name),
      ),
    rows: (sql, values) =>
      ask(sql, values, true, (result, fields) => withText(result as unknown[][], fields, (_, place) => place)),
    execute,
    insert: (sql, values) =>
      new Promise((resolve, reject) => {
        queries.execute({ sql, values: [...values] }, (error) => {
          if (error === null) resolve();
          else if (error.errno === TOO_MANY_PREPARED) execute(sql, values).then(() => resolve(), reject);
          else reject(error);
        });
      }),
  };
}

/** Key columns are bytes to the server, and UTF-8 text to everybody else. */
function withText<Row extends object>(
  rows: Row[],
  fields: readonly FieldPacket[] | undefined,
  keyOf: (field: FieldPacket, place: number) => string | number,
): Row[] {
  fields?.forEach((field, place) => {
    if (field.characterSet !== BINARY) return;
    const key = keyOf(field, place) as keyof Row;
    for (const row of rows) {
      const value = row[key];
      if (Buffer.isBuffer(value)) row[key] = value.toString('utf8') as Row[keyof Row];
    }
  });
  return rows;
}
