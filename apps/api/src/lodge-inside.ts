import type { Service } from '@anz-payroll/composition';
import type { Logger } from '@anz-payroll/http-kit/logging';
import type { RunningWorker } from '@anz-payroll/kernel/worker';

/** Runs the queue of lodgements beside requests, unless another process does. */
export function lodgeInside({ settings, lodging }: Service, log: Logger): readonly RunningWorker[] {
  if (settings.mode === 'production' && settings.lodgementGatewayUrl === undefined) {
    log.warn(
      settings.lodgementSimulator === 'on'
        ? 'no LODGEMENT_GATEWAY_URL: Single Touch Payroll messages go to a simulator and not to the tax office'
        : 'no LODGEMENT_GATEWAY_URL: Single Touch Payroll reports are refused',
    );
  }
  return settings.lodging ? [lodging.start((error) => log.warn('lodging goes on after trouble', { error }))] : [];
}
