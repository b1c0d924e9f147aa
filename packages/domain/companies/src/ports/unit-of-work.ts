/**
 * All of the work is kept, or none of it. `work` may run again after a deadlock, so it changes nothing but the stores
 * it is given. Units of work are not nested.
 */
export interface UnitOfWork<S> {
  run<T>(work: (stores: S) => Promise<T>): Promise<T>;
}

/**
 * What `run` throws when the store itself was away, full or busy. Nothing is wrong with the work: it may be asked for
 * again, and doing it in smaller parts would help nobody.
 */
export interface StoreAway {
  readonly isStoreAway: true;
}
