import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@anz-payroll/accounts';

/** Argon2id with 19 MiB, two passes, one lane: the OWASP Password Storage Cheat Sheet's first choice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and verifies off the event loop. A null hash costs the same as a real one and never fits. */
export function argon2Passwords(): PasswordHasher {
  const decoy = hash(randomBytes(32), cost);
  return {
    hash: (password) => hash(password, cost),
    verify: async (password, stored) => {
      const isRight = await verify(stored ?? (await decoy), password);
      return stored !== null && isRight;
    },
  };
}
