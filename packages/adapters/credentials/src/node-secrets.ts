import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@anz-payroll/accounts';

/** Random values, hashes and comparisons by Node's own cryptography. */
export const nodeSecrets: Secrets = {
  random: drawSecrets(),
  digest: sha256,
  // Hashing first makes both sides equally long, so that neither length nor content shows in the time taken.
  equal: (a, b) => timingSafeEqual(Buffer.from(sha256(a), 'latin1'), Buffer.from(sha256(b), 'latin1')),
};

function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}

const BYTES = 32;

/** Asking for random bytes costs ten times as much as 32 of them do: they are drawn for some secrets at a time. */
const DRAWN_AT_ONCE = 64;

function drawSecrets(): () => string {
  let drawn: Buffer = Buffer.alloc(0);
  let from = 0;
  return () => {
    if (from === drawn.length) {
      drawn = randomBytes(BYTES * DRAWN_AT_ONCE);
      from = 0;
    }
    const bytes = drawn.subarray(from, (from += BYTES));
    const secret = bytes.toString('base64url');
    // What was given out is its receiver's alone.
    bytes.fill(0);
    return secret;
  };
}
