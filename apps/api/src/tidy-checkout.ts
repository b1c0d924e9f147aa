import type { Service } from '@anz-payroll/composition';
import type { Logger } from '@anz-payroll/http-kit/logging';

const everyMs = 3_600_000;

/**
 * Notes the trials and orders that ran out and deletes idempotency keys past their time, at the start and once an hour.
 * Access does not wait for it, and several processes may do it at once. Answers how to stop.
 */
export function tidyCheckout(
  {
    checkout,
    forgetOldKeys,
  }: { checkout: Pick<Service['checkout'], 'closeEnded'>; forgetOldKeys: () => Promise<number> },
  log: Logger,
): () => void {
  const tidy = async () => {
    try {
      const { trials, orders } = await checkout.closeEnded('expiry-job');
      if (trials + orders > 0) log.info('trials and orders have ended', { trials, orders });
      const rows = await forgetOldKeys();
      if (rows > 0) log.info('deleted idempotency keys past their time', { rows });
    } catch (error) {
      log.warn('ended trials and old keys could not be tidied; the next hour tries again', { error });
    }
  };
  const timer = setInterval(() => void tidy(), everyMs);
  timer.unref();
  void tidy();
  return () => clearInterval(timer);
}
