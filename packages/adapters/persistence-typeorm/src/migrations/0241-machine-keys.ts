import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** When a key for a machine ends, and when it was last used. Applications have neither. */
export class MachineKeys0241 implements Migration {
  readonly name = migrationName('0241-machine-keys');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'oauth_clients', 'ends_at', nullable(column.epochMs()));
    await addColumn(runner, 'oauth_clients', 'last_used_at', nullable(column.epochMs()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'oauth_clients', 'last_used_at');
    await dropColumn(runner, 'oauth_clients', 'ends_at');
  }
}
