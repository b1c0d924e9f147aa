export type { AnnouncedEntity, Announcement, Announcements, AnnouncementType } from './announcement';
export { camelCase, camelKeys, snakeCase, snakeKeys } from './case';
export type { Clock } from './clock';
export { drainQueue, type Claim, type QueueWork } from './drain-queue';
export { retryPlan, type RetryPlan } from './retry-plan';
export type { StoreAway, UnitOfWork } from './unit-of-work';
export { utcTimestamp } from './utc-timestamp';
