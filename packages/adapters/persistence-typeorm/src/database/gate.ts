import type { Purpose } from './connector';
import { QueryRefused } from './query-refused';
import { TransientFailure } from './transient-failure';
import { UnitOfWorkEnded } from './unit-of-work-ended';

/** Whether a statement may go ahead, and what its failure means for those that follow. */
export interface Gate {
  /** Throws what the statement is refused with. */
  pass(sql: string): void;
  failed(error: unknown): void;
}

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

/** A try of a unit of work speaks only while it is alive. */
export function gateOf(attempt: Attempt): Gate {
  return {
    pass(sql) {
      if (attempt.ended) throw new UnitOfWorkEnded();
      if (attempt.undone !== undefined) throw attempt.undone;
      if (attempt.purpose !== 'write') refuseWrite(sql);
    },
    failed(error) {
      if (error instanceof TransientFailure) attempt.undone = error;
    },
  };
}

/** Reads outside of any transaction: none can undo another. */
export const readingGate: Gate = { pass: refuseWrite, failed: () => undefined };

function refuseWrite(sql: string): void {
  if (!READS.test(sql)) throw new QueryRefused('read-only', 'A unit of work that only reads was told to write.');
}
