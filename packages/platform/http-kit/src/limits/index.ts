export { addressKey } from './address-key';
export type { Limiter, Quota, Verdict } from './limiter';
export { openLimits, type Limits } from './open-limits';
export { memoryLimiter } from './memory-limiter';
export { redisLimiter, type RedisLimiterOptions } from './redis-limiter';
export { neverOverloaded, overloadGuard, type OverloadBounds, type OverloadGuard } from './overload-guard';
export { perMinuteByDefault, quotas, type Quotas } from './quotas';
export { rateLimitHeaders, retryAfterSeconds, type Counted } from './rate-limit-headers';
