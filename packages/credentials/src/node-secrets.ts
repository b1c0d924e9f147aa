import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from 'accounts';

/** Random values, hashes and comparisons by Node's own cryptography. */
export const nodeSecrets: Secrets = {
  random: () => randomBytes(32).toString('base64url'),
  digest: (text) => sha256(text).toString('base64url'),
  // Hashing first makes both sides equally long, so that neither length nor content shows in the time taken.
  equal: (a, b) => timingSafeEqual(sha256(a), sha256(b)),
};

function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
