export { fingerprintOf } from './fingerprint-of';
export { readIdempotencyKey, requireIdempotencyKey } from './read-idempotency-key';
