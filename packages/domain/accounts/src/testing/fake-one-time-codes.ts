import type { OneTimeCodes } from '../ports/one-time-codes';

/** Codes that a test can foretell: the step itself, in six digits. */
export function fakeOneTimeCodes(): OneTimeCodes {
  let made = 0;
  return {
    newSecret: () => `SECRET${++made}`,
    codeOf: (_, step) => String(step % 1_000_000).padStart(6, '0'),
    newRecoveryCode: () => `RECOVER${String(++made).padStart(3, '2')}`,
  };
}
