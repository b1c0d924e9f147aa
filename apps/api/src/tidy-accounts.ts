import type { AccountsUseCases } from '@anz-payroll/accounts';
import type { Logger } from '@anz-payroll/http-kit/logging';

const everyMs = 3_600_000;

/**
 * Deletes credentials that ended a week ago, once an hour and in small chunks. Several processes may do it at once: what
 * one has deleted the other does not find. Answers how to stop.
 */
export function tidyAccounts({ forgetEnded }: Pick<AccountsUseCases, 'forgetEnded'>, log: Logger): () => void {
  const timer = setInterval(() => {
    forgetEnded().then(
      (deleted) => deleted > 0 && log.info('deleted credentials that had ended', { rows: deleted }),
      (error: unknown) => log.warn('credentials that ended could not be deleted; the next hour tries again', { error }),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
