import { dropColumn, migration } from '../migrating';

/** How long an attempt took is kept with the attempt alone. */
export const durationsOfAttempts0043 = migration('0043-durations-of-attempts', [
  dropColumn('webhook_deliveries', 'duration_ms'),
]);
