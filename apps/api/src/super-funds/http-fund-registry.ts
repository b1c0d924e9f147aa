import axios from 'axios';
import type { FundRegistry } from '@anz-payroll/employee-lifecycle';
import type { Logger } from '@anz-payroll/http-kit/logging';
import type { Readable } from 'node:stream';

/** Payroll does not wait for a register. */
const DEADLINE_MS = 2000;

/** Asks `GET <address>/<USI>`: 200 says that the product exists, 404 that it does not; anything else says nothing. */
export function httpFundRegistry(address: string, log: Logger): FundRegistry {
  return {
    look: async (usi) => {
      try {
        const { status, data } = await axios.get<Readable>(`${address.replace(/\/$/, '')}/${encodeURIComponent(usi)}`, {
          headers: { Accept: 'application/json' },
          signal: AbortSignal.timeout(DEADLINE_MS),
          // The status is the answer; the body is not read.
          responseType: 'stream',
          maxRedirects: 0,
          proxy: false,
          validateStatus: () => true,
        });
        data.destroy();
        if (status === 200) return 'known';
        if (status === 404) return 'unknown';
        log.warn('fund register gave no answer', { status });
      } catch (error) {
        log.warn('fund register gave no answer', { reason: axios.isAxiosError(error) ? error.code : 'unknown' });
      }
      return 'unavailable';
    },
  };
}
