import type { AccountsUseCases } from '@anz-payroll/accounts';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { startWorker, type RunningWorker } from '@anz-payroll/kernel/worker';

const hourly = '0 7 * * * *';

/**
 * Deletes credentials that ended a week ago, at the start and once an hour, in small chunks. Several processes may do it
 * at once: what one has deleted the other does not find.
 */
export function tidyAccounts({ forgetEnded }: Pick<AccountsUseCases, 'forgetEnded'>, log: Logger): RunningWorker {
  return startWorker({
    name: 'tidy-accounts',
    every: hourly,
    pass: async () => {
      const rows = await forgetEnded();
      if (rows > 0) log.info('deleted credentials that had ended', { rows });
    },
    onTrouble: (error) => log.warn('credentials that ended could not be deleted; the next hour tries again', { error }),
  });
}
