import type { PasswordHasher } from '../ports/password-hasher';

/** As quick as a test wants it. `verified` counts the work, so a test can see that none was skipped. */
export function fakePasswordHasher(): PasswordHasher & { readonly verified: () => number } {
  let verified = 0;
  return {
    hash: async (password) => `hash(${password})`,
    verify: async (password, hash) => {
      verified += 1;
      return hash === `hash(${password})`;
    },
    verified: () => verified,
  };
}
