import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** When somebody was taken off an account; the record stays for the audit log. */
export class RemovedUsers0170 implements Migration {
  readonly name = migrationName('0170-removed-users');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'users', 'removed_at', nullable(column.epochMs()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'users', 'removed_at');
  }
}
