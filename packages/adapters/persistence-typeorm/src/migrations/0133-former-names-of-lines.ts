import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** The name that a line kept when its template was renamed without its history. */
export class FormerNamesOfLines0133 implements Migration {
  readonly name = migrationName('0133-former-names-of-lines');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'pay_allowance_origins', 'description_key', nullable(column.key(120)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'pay_allowance_origins', 'description_key');
  }
}
