import type { EntityManager } from 'typeorm';
import type { FieldEncryption } from '../encryption';
import type { Connector, DatabaseConnection } from './connector';
import type { Gate } from './gate';
import { guardedRunner } from './guarded-runner';
import type { Transaction } from './transaction';

export function openTransaction(
  connector: Connector,
  encryption: FieldEncryption,
  connection: DatabaseConnection,
  gate: Gate,
  together: Transaction['together'] = byItself,
): Transaction {
  const { statements } = connection;
  const pass = async <Result>(sql: string, run: () => Promise<Result>): Promise<Result> => {
    const pause = connector.beforeStatement();
    if (pause !== undefined) await pause;
    gate.pass(sql);
    try {
      return await run();
    } catch (error) {
      const known = connector.translate(error);
      gate.failed(known);
      throw known;
    }
  };
  let manager: EntityManager | undefined;
  // Made when a store first asks: what `hot-sql/` does needs none.
  const typeorm = (): EntityManager => (manager ??= guardedRunner(connector, connection, gate).manager);
  return {
    engine: connector.engine,
    encryption,
    get manager() {
      return typeorm();
    },
    repository: (table) => typeorm().getRepository(table),
    rowLock: connector.engine === 'mysql' ? { lock: { mode: 'pessimistic_write' } } : {},
    forUpdate: connector.engine === 'mysql' ? ' FOR UPDATE' : '',
    query: <Row>(sql: string, values: Parameters<Transaction['query']>[1] = []) =>
      pass(sql, () => statements.query(sql, values)) as Promise<Row[]>,
    rows: (sql, values = []) => pass(sql, () => statements.rows(sql, values)),
    execute: (sql, values = []) => pass(sql, () => statements.execute(sql, values)),
    insert: (sql, values) => pass(sql, () => statements.insert(sql, values)),
    together,
  };
}

/** Nobody else asks inside a transaction. */
const byItself: Transaction['together'] = (find) => async (key) => (await find([key])).get(key);
