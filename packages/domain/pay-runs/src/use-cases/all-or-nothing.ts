import type { Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { PaysRefusal } from '../domain/pays-refusal';
import type { PayStores } from '../ports';

/** A unit of work that leaves nothing behind when it refuses: not even the run that it had to open. */
export async function allOrNothing<T>(
  unitOfWork: UnitOfWork<PayStores>,
  work: (stores: PayStores) => Promise<Result<T, PaysRefusal>>,
): Promise<Result<T, PaysRefusal>> {
  try {
    return await unitOfWork.run(async (stores) => {
      const done = await work(stores);
      if (!done.ok) throw new Undone(done.error);
      return done;
    });
  } catch (error) {
    if (error instanceof Undone) return { ok: false, error: error.refusal };
    throw error;
  }
}

class Undone extends Error {
  constructor(readonly refusal: PaysRefusal) {
    super(refusal.message);
  }
}
