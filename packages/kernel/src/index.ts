export type { AnnouncedEntity, Announcement, Announcements, AnnouncementType } from './announcement';
export { camelCase, camelKeys, snakeCase, snakeKeys } from './case';
export type { Clock } from './clock';
export { readCsv, type CsvRow } from './csv/read-csv';
export { withoutApostrophe, writeCsv, type CsvCell } from './csv/write-csv';
export { drainQueue, type Claim, type QueueWork } from './drain-queue';
export { retryPlan, type RetryPlan } from './retry-plan';
export type { StoreAway, UnitOfWork } from './unit-of-work';
export { utcTimestamp } from './utc-timestamp';
