import type { QueryRunner } from 'typeorm';
import { engineOf } from './engine-of';

/**
 * Changes data wholly or not at all. MySQL ends the transaction at each change of the schema, so one is begun here; it is
 * committed with the note that the migration was run, or by the next change of the schema. What is changed then may be
 * gone through again after a failure, so it must give the same result when it is done already.
 */
export async function changeRows(runner: QueryRunner, change: () => Promise<void>): Promise<void> {
  if (engineOf(runner) === 'mysql') await runner.query('START TRANSACTION');
  await change();
}
