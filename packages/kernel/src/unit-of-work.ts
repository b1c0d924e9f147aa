import type { Result } from 'payroll-core';

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

/** A unit of work that leaves nothing behind when it refuses: what it had stored by then goes with the refusal. */
export async function allOrNothing<S, T, E = never>(
  unitOfWork: UnitOfWork<S>,
  work: (stores: S) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  let refused: { readonly ok: false; readonly error: E } | undefined;
  try {
    return await unitOfWork.run(async (stores) => {
      const done = await work(stores);
      if (done.ok) return done;
      refused = done;
      throw new Undone('The unit of work refused, and is undone.');
    });
  } catch (error) {
    if (error instanceof Undone && refused !== undefined) return refused;
    throw error;
  }
}

/** Thrown inside the unit of work, so that nothing of it stays. */
class Undone extends Error {}
