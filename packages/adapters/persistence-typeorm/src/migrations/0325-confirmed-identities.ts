import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** Whom an identity provider may vouch for: users confirm it once, those too who have signed in by one before. */
export class ConfirmedIdentities0325 implements Migration {
  readonly name = migrationName('0325-confirmed-identities');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'users', 'signed_on_as', nullable(column.code(43)));
    await addColumn(runner, 'sign_in_challenges', 'identity', nullable(column.code(43)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'sign_in_challenges', 'identity');
    await dropColumn(runner, 'users', 'signed_on_as');
  }
}
