import type { EntityManager, QueryRunner } from 'typeorm';
import type { Connector, Purpose, Session } from './connector';
import { QueryRefused } from './query-refused';
import { TransientFailure } from './transient-failure';
import { UnitOfWorkEnded } from './unit-of-work-ended';

/** Asked here and not of SQLite, where switching a connection to read only and back costs more than the read. */
const READS = /^\s*(SELECT|WITH|PRAGMA|SHOW|EXPLAIN)\b/i;

/** What one try of a unit of work knows about itself. */
export interface Attempt {
  readonly purpose: Purpose;
  ended: boolean;
  /**
   * The failure by which the database undid the transaction. The statements after it would each be committed by
   * themselves, so they are refused, and the try cannot end well even if its work swallowed the error.
   */
  undone: TransientFailure | undefined;
}

/**
 * The session's query runner, with this try's state in front of it: it speaks only while the try is alive, and every
 * driver error leaves it as one of ours. TypeORM sees a transaction that is already open.
 */
export function guardedRunner(connector: Connector, session: Session, attempt: Attempt): QueryRunner {
  const inner = session.runner;
  const guarded = Object.create(inner) as QueryRunner;
  guarded.query = async (...call: [string, unknown[]?, boolean?]) => {
    await connector.beforeStatement();
    if (attempt.ended) throw new UnitOfWorkEnded();
    if (attempt.undone !== undefined) throw attempt.undone;
    if (attempt.purpose !== 'write' && !READS.test(call[0])) {
      throw new QueryRefused('read-only', 'A unit of work that only reads was told to write.');
    }
    try {
      return (await inner.query(...(call as [string, unknown[], true]))) as never;
    } catch (error) {
      const known = connector.translate(error);
      if (known instanceof TransientFailure) attempt.undone = known;
      throw known;
    }
  };
  let manager: EntityManager | undefined;
  Object.assign(guarded, {
    // A nested `manager.transaction` becomes a savepoint of the open transaction.
    isTransactionActive: true,
    transactionDepth: 1,
  });
  // Most units of work speak plain SQL and need none.
  return Object.defineProperty(guarded, 'manager', {
    get: () => (manager ??= connector.dataSource.createEntityManager(guarded)),
    // TypeORM's manager hands itself to the runner that it is made for.
    set: (made: EntityManager) => {
      manager = made;
    },
  });
}
