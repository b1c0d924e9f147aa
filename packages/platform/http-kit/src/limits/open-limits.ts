import cluster from 'node:cluster';
import type { Settings } from '@anz-payroll/configuration';
import type { Logger } from '../logging';
import { askedLimiter, type LimitChannel } from './asked-limiter';
import type { Limiter } from './limiter';
import { memoryLimiter } from './memory-limiter';
import { primaryLimiter } from './primary-limiter';
import { quotas, type Quotas } from './quotas';
import { redisLimiter } from './redis-limiter';

export interface Limits {
  readonly limiter: Limiter;
  readonly quotas: Quotas;
}

/**
 * The limits as the settings have them; undefined where they are off. Whoever opens them closes the limiter. `counted` leads to
 * the thread that counts for this one too.
 */
export function openLimits(settings: Settings, log: Logger, counted?: LimitChannel): Limits | undefined {
  if (!settings.rateLimits) return undefined;
  return { limiter: createLimiter(settings, log, counted), quotas: quotasOf(settings) };
}

function createLimiter({ redisUrl }: Settings, log: Logger, counted: LimitChannel | undefined): Limiter {
  const inMemory = memoryLimiter(() => performance.now());
  if (redisUrl !== undefined) return redisLimiter({ url: redisUrl, log, fallback: inMemory });
  if (counted !== undefined) return askedLimiter(counted, inMemory);
  return cluster.isWorker ? primaryLimiter(inMemory) : inMemory;
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
