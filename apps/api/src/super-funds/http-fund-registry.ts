import type { FundRegistry } from '@anz-payroll/employee-lifecycle';
import type { Logger } from '@anz-payroll/http-kit/logging';

/** Payroll does not wait for a register. */
const DEADLINE_MS = 2000;

/** Asks `GET <address>/<USI>`: 200 says that the product exists, 404 that it does not; anything else says nothing. */
export function httpFundRegistry(address: string, log: Logger): FundRegistry {
  return {
    look: async (usi) => {
      try {
        const response = await fetch(`${address.replace(/\/$/, '')}/${encodeURIComponent(usi)}`, {
          redirect: 'error',
          signal: AbortSignal.timeout(DEADLINE_MS),
          headers: { Accept: 'application/json' },
        });
        await response.body?.cancel();
        if (response.status === 200) return 'known';
        if (response.status === 404) return 'unknown';
        log.warn('fund register gave no answer', { status: response.status });
      } catch (error) {
        log.warn('fund register gave no answer', { reason: error instanceof Error ? error.name : 'unknown' });
      }
      return 'unavailable';
    },
  };
}
