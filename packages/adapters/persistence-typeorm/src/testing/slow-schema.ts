import { setTimeout } from 'node:timers/promises';
import { column } from '../columns';
import type { Schema } from '../database';
import { changeRows, createTable, migration } from '../migrating';

/** Each run of its one data step leaves a row behind, so that running twice shows. */
export const slowSchema: Schema = {
  tables: [],
  migrations: [
    migration('0001-runs', [createTable('migration_runs', { id: column.id(), pid: column.integer() })]),
    migration('0002-slowly', [
      changeRows('leave a mark', async (tx) => {
        await tx.execute('INSERT INTO migration_runs (pid) VALUES (?)', [process.pid]);
        await setTimeout(150);
      }),
    ]),
    migration('0003-more', [createTable('further_records', { id: column.id() })]),
  ],
};
