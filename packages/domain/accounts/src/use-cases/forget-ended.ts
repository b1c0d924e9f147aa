import type { AccountsDependencies } from './accounts-dependencies';

const keptAfterEndMs = 7 * 86_400_000;

/**
 * Deletes codes, tokens, requests, sessions and links a week after they ended, a bounded chunk a transaction. A used
 * refresh token stays until it would have expired, so that its reuse is still seen.
 */
export function forgetEnded(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock'>, chunk = 500) {
  return async (): Promise<number> => {
    const before = deps.clock.now() - keptAfterEndMs;
    let total = 0;
    for (;;) {
      const deleted = await deps.unitOfWork.run((stores) => stores.housekeeping.deleteEnded(before, chunk));
      total += deleted;
      if (deleted === 0) return total;
    }
  };
}
