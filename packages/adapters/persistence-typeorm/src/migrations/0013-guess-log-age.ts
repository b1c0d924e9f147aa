import { column } from '../columns';
import { addColumn, createIndex, migration } from '../migrating';

/** When a guess was last counted under a key, so that old logs can be deleted. */
export const guessLogAge0013 = migration('0013-guess-log-age', [
  addColumn('guess_logs', 'counted_at', column.epochMs(), { existingRows: 0 }),
  createIndex('guess_logs_by_age', 'guess_logs', ['counted_at']),
]);
