import type { Service } from '@anz-payroll/composition';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { tidyCheckout } from './tidy-checkout';

/** What the checkout does beside requests: letters go out, and what ended is noted. Answers how to stop. */
export function runCheckout(service: Service, log: Logger): () => Promise<void> {
  const stopTidying = tidyCheckout(service, log);
  const sender = service.settings.mailSender
    ? service.post.start({
        onSent: ({ sent, failed }) => log.info('letters', { sent, failed }),
        onTrouble: (error) => log.warn('the mail sender goes on after trouble', { error }),
      })
    : undefined;
  return async () => {
    stopTidying();
    await sender?.stop();
  };
}
