import type { Service } from '@anz-payroll/composition';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { startWorker, type RunningWorker } from '@anz-payroll/kernel/worker';

const hourly = '0 23 * * * *';

interface CheckoutToTidy {
  readonly checkout: Pick<Service['checkout'], 'closeEnded'>;
  readonly forgetOldKeys: () => Promise<number>;
}

/**
 * Notes the trials and orders that ran out and deletes idempotency keys past their time, at the start and once an hour.
 * Access does not wait for it, and several processes may do it at once.
 */
export function tidyCheckout({ checkout, forgetOldKeys }: CheckoutToTidy, log: Logger): RunningWorker {
  return startWorker({
    name: 'tidy-checkout',
    every: hourly,
    pass: async () => {
      const { trials, orders } = await checkout.closeEnded('expiry-job');
      if (trials + orders > 0) log.info('trials and orders have ended', { trials, orders });
      const rows = await forgetOldKeys();
      if (rows > 0) log.info('deleted idempotency keys past their time', { rows });
    },
    onTrouble: (error) =>
      log.warn('ended trials and old keys could not be tidied; the next hour tries again', { error }),
  });
}
