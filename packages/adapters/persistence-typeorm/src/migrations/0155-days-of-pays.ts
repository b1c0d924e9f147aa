import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** Days worked or on paid leave in a pay of New Zealand; those of earlier pays are not known. */
export class DaysOfPays0155 implements Migration {
  readonly name = migrationName('0155-days-of-pays');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'pays', 'days', nullable(column.money()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'pays', 'days');
  }
}
