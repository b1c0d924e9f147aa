import { availableParallelism } from 'node:os';
import type { Settings } from '@anz-payroll/configuration';

/** How many processes serve. SQLite has one: its file is written by one process, and a second would only wait for it. */
export function workerCount({ workers, databaseUrl }: Pick<Settings, 'workers' | 'databaseUrl'>): number {
  if (databaseUrl.startsWith('sqlite:')) return 1;
  return workers === 'auto' ? availableParallelism() : workers;
}
