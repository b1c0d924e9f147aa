import { column, nullable } from '../columns';
import { createTable, migration } from '../migrating';

/** How far a change of encryption keys has come in each column, so that it goes on there after a stop. */
export const resealing0002 = migration('0002-resealing', [
  createTable(
    'resealing_cursors',
    {
      place: column.code(130),
      key_id: column.code(32),
      last_id: column.integer(),
      finished_at: nullable(column.epochMs()),
    },
    { primaryKey: ['place'] },
  ),
]);
