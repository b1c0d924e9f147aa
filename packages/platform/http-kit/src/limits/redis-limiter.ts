import { Redis } from 'ioredis';
import type { Logger } from '../logging';
import type { Limiter, Quota, Remaining, Verdict } from './limiter';

/**
 * The rolling window as one script, so that counting and deciding cannot be torn apart by another process. The list
 * holds the microseconds at which requests were counted, newest first, never more than the limit. Time is the Redis
 * server's: all processes count by one clock.
 */
const TAKE = `
local limit = tonumber(ARGV[1])
local window = tonumber(ARGV[2]) * 1000
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local size = redis.call('LLEN', KEYS[1])
while size > 0 and tonumber(redis.call('LINDEX', KEYS[1], -1)) <= now - window do
  redis.call('RPOP', KEYS[1])
  size = size - 1
end
local allowed = 0
if size < limit then
  allowed = 1
  redis.call('LPUSH', KEYS[1], string.format('%.0f', now))
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  size = size + 1
end
local frees = 0
if size > 0 then frees = tonumber(redis.call('LINDEX', KEYS[1], -1)) + window - now end
return { allowed, limit - size, math.ceil(frees / 1000) }
`;

/** What lies within the window, counted without touching it. */
const PEEK = `
local time = redis.call('TIME')
local since = time[1] * 1000000 + time[2] - tonumber(ARGV[1]) * 1000
local counted = 0
for _, at in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
  if tonumber(at) > since then counted = counted + 1 end
end
return counted
`;

/**
 * Longer than a busy event loop takes to notice an answer that is already there: giving up too early would split the
 * count between processes just when it matters.
 */
const ANSWER_WITHIN_MS = 2_000;
/** How long Redis is not asked after a failure, so that a Redis that hangs delays one request and not every one. */
const REST_MS = 1_000;

export interface RedisLimiterOptions {
  readonly url: string;
  readonly log: Logger;
  /** Counts while Redis does not answer: every process for itself, which is still a limit. */
  readonly fallback: Limiter;
  readonly prefix?: string;
}

/** Counts for all processes together. */
export function redisLimiter({ url, log, fallback, prefix = 'payroll:rate:' }: RedisLimiterOptions): Limiter {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_WITHIN_MS,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let answers = true;
  let askAgainAt = 0;
  const noticed = (works: boolean, error?: unknown): void => {
    if (works === answers) return;
    answers = works;
    if (works) log.info('rate limits are counted in Redis again');
    else log.warn('Redis does not answer; rate limits are counted by this process alone', { error });
  };
  redis.on('error', (error) => noticed(false, error));
  const connected = new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    redis.once('error', () => resolve());
  });
  redis.defineCommand('takeOne', { numberOfKeys: 1, lua: TAKE });
  redis.defineCommand('peekAt', { numberOfKeys: 1, lua: PEEK });
  const client = redis as Redis & {
    takeOne(key: string, limit: number, windowMs: number): Promise<[number, number, number]>;
    peekAt(key: string, windowMs: number): Promise<number>;
  };

  return {
    async take(key: string, quota: Quota): Promise<Verdict> {
      await connected;
      if (performance.now() < askAgainAt) return fallback.take(key, quota);
      try {
        const [allowed, remaining, freesInMs] = await client.takeOne(
          `${prefix}${quota.name}:${key}`,
          quota.limit,
          quota.windowMs,
        );
        noticed(true);
        return { allowed: allowed === 1, remaining, freesInMs };
      } catch (error) {
        askAgainAt = performance.now() + REST_MS;
        noticed(false, error);
        return fallback.take(key, quota);
      }
    },
    async peek(key: string, quota: Quota): Promise<Remaining> {
      await connected;
      try {
        const counted = await client.peekAt(`${prefix}${quota.name}:${key}`, quota.windowMs);
        return { remaining: Math.max(0, quota.limit - counted) };
      } catch {
        return fallback.peek(key, quota);
      }
    },
    async close() {
      redis.disconnect();
      await fallback.close();
    },
  };
}
