import type { EntityManager, QueryRunner } from 'typeorm';
import type { Connector, DatabaseConnection } from './connector';
import type { Gate } from './gate';

/**
 * The connection's query runner behind a gate: every driver error leaves it as one of ours. TypeORM sees a transaction that is
 * already open.
 */
export function guardedRunner(
  connector: Connector,
  { dataSource, runner: inner }: DatabaseConnection,
  gate: Gate,
): QueryRunner {
  const guarded = Object.create(inner) as QueryRunner;
  guarded.query = async (...call: [string, unknown[]?, boolean?]) => {
    await connector.beforeStatement();
    gate.pass(call[0]);
    try {
      return (await inner.query(...(call as [string, unknown[], true]))) as never;
    } catch (error) {
      const known = connector.translate(error);
      gate.failed(known);
      throw known;
    }
  };
  let manager: EntityManager | undefined;
  Object.assign(guarded, {
    // A nested `manager.transaction` becomes a savepoint of the open transaction.
    isTransactionActive: true,
    transactionDepth: 1,
  });
  return Object.defineProperty(guarded, 'manager', {
    get: () => (manager ??= dataSource.createEntityManager(guarded)),
    // TypeORM's manager hands itself to the runner that it is made for.
    set: (made: EntityManager) => {
      manager = made;
    },
  });
}
