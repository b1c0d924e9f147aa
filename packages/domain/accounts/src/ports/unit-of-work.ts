/**
 * Runs a piece of work in one transaction. The work must be replayable: it is run again after a deadlock or a busy
 * database. It is never nested.
 */
export interface UnitOfWork<S> {
  run<T>(work: (stores: S) => Promise<T>): Promise<T>;
}
