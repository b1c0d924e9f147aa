import type { Service } from '@anz-payroll/composition';
import type { Logger } from '@anz-payroll/http-kit/logging';

/** Runs the queue of lodgements beside requests, unless another process does. Answers how to stop. */
export function lodgeInside({ settings, lodging }: Service, log: Logger): () => Promise<void> {
  if (settings.mode === 'production' && settings.lodgementGatewayUrl === undefined) {
    log.warn('no LODGEMENT_GATEWAY_URL: Single Touch Payroll messages go to a simulator and not to the tax office');
  }
  if (!settings.lodging) return () => Promise.resolve();
  const running = lodging.start((error) => log.warn('lodging goes on after trouble', { error }));
  return () => running.stop();
}
