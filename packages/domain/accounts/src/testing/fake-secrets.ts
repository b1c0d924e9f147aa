import type { Secrets } from '../ports/secrets';

/**
 * Secrets a test can foresee. `digest` only marks its text, so a value that is stored unhashed is easy to see; like the
 * real one it never gives the same answer for two texts.
 */
export function fakeSecrets(): Secrets {
  let count = 0;
  return {
    random: () => {
      count += 1;
      return `secret-${count}`.padEnd(43, '-');
    },
    digest: (text) => `digest(${text})`,
    equal: (a, b) => a === b,
  };
}
