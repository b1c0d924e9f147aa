import type { Logger } from 'typeorm';

/** TypeORM's own logger prints migrations whatever it is told; what is worth a line is said by the programs. */
export const silentLogger: Logger = {
  logQuery: () => undefined,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};
