import cluster from 'node:cluster';
import type { Settings } from '@anz-payroll/configuration';
import type { Logger } from '../logging';
import { remoteLimiter, type LimitChannel } from './remote-limiter';
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
 * The limits as the settings have them; undefined where they are off. Whoever opens them closes the limiter. `channel` leads to
 * the thread that counts for this one too.
 */
export function openLimits(settings: Settings, log: Logger, channel?: LimitChannel): Limits | undefined {
  if (!settings.rateLimits) return undefined;
  return { limiter: createLimiter(settings, log, channel), quotas: quotasOf(settings) };
}

function createLimiter({ redisUrl }: Settings, log: Logger, channel: LimitChannel | undefined): Limiter {
  const inMemory = memoryLimiter(() => performance.now());
  if (redisUrl !== undefined) return redisLimiter({ url: redisUrl, log, fallback: inMemory });
  if (channel !== undefined) return remoteLimiter(channel, inMemory);
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
