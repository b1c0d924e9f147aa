import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { SqlValue, Transaction } from '../database/transaction';

interface WrittenQuery {
  readonly sql: string;
  /** Parameters in the order of their placeholders. */
  readonly names: readonly string[];
}

const written = new Map<string, WrittenQuery>();

/**
 * The raw rows of a query that TypeORM's builder writes at the first call, under this name, and that differs only in its
 * parameters afterwards, each a single value. To write a query of several tables takes ten times as long as to run it.
 *
 * @bench `npm run bench -- pays pay-runs`
 */
export async function queryWrittenOnce<Raw extends object>(
  tx: Transaction,
  name: string,
  write: () => SelectQueryBuilder<ObjectLiteral>,
  parameters: Readonly<Record<string, SqlValue>>,
): Promise<readonly Raw[]> {
  const key = `${tx.engine} ${name}`;
  let query = written.get(key);
  if (query === undefined) {
    query = withPlaceholders(write().getQuery(), parameters);
    written.set(key, query);
  }
  const values = query.names.map((parameter) => parameters[parameter]!);
  return (await tx.query(query.sql, values)) as readonly Raw[];
}

function withPlaceholders(named: string, parameters: Readonly<Record<string, SqlValue>>): WrittenQuery {
  const names: string[] = [];
  const sql = named.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (!(name in parameters)) throw new TypeError(`The query has no value for its parameter ${name}.`);
    names.push(name);
    return '?';
  });
  return { sql, names };
}
