import type { Settings } from '@anz-payroll/configuration';
import type { Logger } from '../logging';
import type { Limiter } from './limiter';
import { memoryLimiter } from './memory-limiter';
import { quotas, type Quotas } from './quotas';
import { redisLimiter } from './redis-limiter';

export interface Limits {
  readonly limiter: Limiter;
  readonly quotas: Quotas;
}

/** The limits as the settings have them; undefined where they are off. Whoever opens them closes the limiter. */
export function openLimits(settings: Settings, log: Logger): Limits | undefined {
  return settings.rateLimits ? { limiter: createLimiter(settings, log), quotas: quotasOf(settings) } : undefined;
}

function createLimiter({ redisUrl }: Settings, log: Logger): Limiter {
  const inMemory = memoryLimiter(() => performance.now());
  return redisUrl === undefined ? inMemory : redisLimiter({ url: redisUrl, log, fallback: inMemory });
}

function quotasOf(settings: Settings): Quotas {
  return quotas(
    { requests: settings.burstRequests, seconds: settings.burstSeconds },
    {
      default: settings.defaultPerMinute,
      lookup: settings.lookupPerMinute,
      pay: settings.payPerMinute,
      calculation: settings.calculationPerMinute,
      termination: settings.terminationPerMinute,
    },
  );
}
