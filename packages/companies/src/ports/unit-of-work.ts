/**
 * All of the work is kept, or none of it. `work` may run again after a deadlock, so it changes nothing but the stores
 * it is given. Units of work are not nested.
 */
export interface UnitOfWork<S> {
  run<T>(work: (stores: S) => Promise<T>): Promise<T>;
}
