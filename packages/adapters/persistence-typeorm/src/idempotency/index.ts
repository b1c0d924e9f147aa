/**
 * Requests that may be sent twice and take effect once.
 *
 * A package that honours `Idempotency-Key` binds these keys beside its own stores, in the transaction of the effect:
 *
 *     const begun = await stores.idempotency.begin({ scope: `customer:${id}`, key, fingerprint });
 *     if (begun.kind !== 'fresh') return begun;        // the stored answer, or "used for something else"
 *     … do the work through the same stores …
 *     await begun.store({ status: 201, body });        // commits with the effect, or not at all
 *
 * - `begin` comes first in the unit of work. Requests with one key then stand in line at its row: one does the work, the
 *   others find the answer.
 * - A refusal returns without `store`: the key stays free, and the corrected request may use it.
 * - A key is at most 255 characters and compared byte by byte; the scope says whose it is and has no spaces.
 * - The fingerprint is the SHA-256 of the endpoint and the canonical JSON of the payload (`fingerprintOf` of the API).
 * - Answers are encrypted. Keys are kept 31 days; `forget` removes older ones in chunks.
 */
export {
  bindIdempotency,
  type BegunRequest,
  type IdempotencyKeys,
  type KeyedRequest,
  type StoredAnswer,
} from './bind-idempotency';
export { IdempotencyTable, encryptedAnswerColumn } from './idempotency-table';
