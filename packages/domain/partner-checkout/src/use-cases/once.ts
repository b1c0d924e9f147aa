import { accepted, type Result } from 'payroll-core';
import { refusal, type CheckoutRefusal } from '../domain/checkout-refusal';
import type { CheckoutStores } from '../ports';
import type { CheckoutDependencies, KeyedRequest } from './checkout-dependencies';

export interface Once<T> {
  readonly value: T;
  /** The work was done by an earlier request with the same key. */
  readonly isReplay: boolean;
}

/** Thrown inside a unit of work that has written something already: nothing of it is kept. */
export class GivenUp extends Error {
  constructor(readonly refusal: CheckoutRefusal) {
    super(refusal.message);
  }
}

/**
 * Does the work in one transaction and keeps its answer under the key, or answers what was kept (spec 8.3). Keys belong
 * to the reseller and are shared by trials, orders and upgrades. A refusal leaves the key free.
 */
export async function once<T>(
  { unitOfWork, wakeMail }: Pick<CheckoutDependencies, 'unitOfWork' | 'wakeMail'>,
  resellerId: number,
  { key, fingerprint }: KeyedRequest,
  work: (stores: CheckoutStores) => Promise<Result<T, CheckoutRefusal>>,
): Promise<Result<Once<T>, CheckoutRefusal>> {
  try {
    const done = await unitOfWork.run(async (stores): Promise<Result<Once<T>, CheckoutRefusal>> => {
      const begun = await stores.idempotency.begin({ scope: `partner:${resellerId}`, key, fingerprint });
      if (begun.kind === 'conflict') {
        return refusal('idempotency/other-payload', 'This Idempotency-Key was used for another request.');
      }
      if (begun.kind === 'replay') return accepted({ value: begun.answer.body as T, isReplay: true });
      const outcome = await work(stores);
      if (!outcome.ok) return outcome;
      await begun.store({ status: 201, body: outcome.value });
      return accepted({ value: outcome.value, isReplay: false });
    });
    if (done.ok && !done.value.isReplay) wakeMail?.();
    return done;
  } catch (failure) {
    if (failure instanceof GivenUp) return { ok: false, error: failure.refusal };
    throw failure;
  }
}
