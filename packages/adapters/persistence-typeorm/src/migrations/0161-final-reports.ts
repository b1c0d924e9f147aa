import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** Whether a report declares the year complete; unknown of those that are there already. */
export class FinalReports0161 implements Migration {
  readonly name = migrationName('0161-final-reports');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'lodgements', 'is_final', nullable(column.boolean()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'lodgements', 'is_final');
  }
}
