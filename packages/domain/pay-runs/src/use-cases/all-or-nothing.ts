import { accepted, type Result } from 'payroll-core';
import type { Idempotency } from '../domain/pay-command';
import { answerDocument, upgradeAnswerDocument } from '../domain/pay-document';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { PayStores } from '../ports';

export { allOrNothing } from '@anz-payroll/kernel';

/** How an answer is stored and brought back, where the whole of it would be too much to store. */
export interface Kept<T> {
  asKept(answer: T): unknown;
  fromKept(answer: unknown): Promise<T>;
}

/**
 * Does the work once for each key: key, effect and answer are kept by one transaction, so a request that is sent again
 * finds either nothing or everything.
 */
export async function answeredOnce<T extends object>(
  stores: PayStores,
  command: { readonly customerId: number; readonly idempotency?: Idempotency },
  work: () => Promise<Result<T, PaysRefusal>>,
  kept: Kept<T> = { asKept: (answer) => answer, fromKept: (answer) => Promise.resolve(answer as T) },
): Promise<Result<T & { readonly replayed: boolean }, PaysRefusal>> {
  if (command.idempotency === undefined) {
    const done = await work();
    return done.ok ? accepted({ ...done.value, replayed: false }) : done;
  }
  const begun = await stores.answers.begin(command.customerId, command.idempotency);
  if (begun.kind === 'conflict') {
    return refusal('idempotency/other-request', 'This Idempotency-Key was used for another request.');
  }
  if (begun.kind === 'replay')
    return accepted({ ...(await kept.fromKept(upgradeAnswerDocument(begun.answer))), replayed: true });
  const done = await work();
  if (!done.ok) return done;
  await begun.store(answerDocument(kept.asKept(done.value)));
  return accepted({ ...done.value, replayed: false });
}
