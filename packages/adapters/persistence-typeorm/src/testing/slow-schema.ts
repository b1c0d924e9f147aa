import { setTimeout } from 'node:timers/promises';
import { column } from '../columns';
import type { Schema } from '../database';
import { createTable } from '../migrating';
import { testMigration } from './test-migration';

/** Each run of its one data step leaves a row behind, so that running twice shows. */
export const slowSchema: Schema = {
  tables: [],
  migrations: [
    testMigration('0001-runs', (runner) =>
      createTable(runner, 'migration_runs', { id: column.id(), pid: column.integer() }),
    ),
    testMigration('0002-slowly', async (runner) => {
      await runner.query('INSERT INTO migration_runs (pid) VALUES (?)', [process.pid]);
      await setTimeout(150);
    }),
    testMigration('0003-more', (runner) => createTable(runner, 'further_records', { id: column.id() })),
  ],
};
