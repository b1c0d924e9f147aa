/**
 * Everything a use case does to its stores, done wholly or not at all. `work` may run again after a deadlock or a busy
 * database, so it reads what it needs through its stores and changes nothing else. Units of work are not nested.
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
