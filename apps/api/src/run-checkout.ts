import type { Service } from '@anz-payroll/composition';
import type { Logger } from '@anz-payroll/http-kit/logging';
import type { RunningWorker } from '@anz-payroll/kernel/worker';
import { tidyCheckout } from './tidy-checkout';

/** What the checkout does beside requests: emails go out, and what ended is noted. */
export function runCheckout(service: Service, log: Logger): readonly RunningWorker[] {
  const tidying = tidyCheckout(service, log);
  if (!service.settings.mailSender) return [tidying];
  const sender = service.mail.start({
    onSent: ({ sent, failed }) => log.info('emails', { sent, failed }),
    onTrouble: (error) => log.warn('the mail sender goes on after trouble', { error }),
  });
  return [tidying, sender];
}
