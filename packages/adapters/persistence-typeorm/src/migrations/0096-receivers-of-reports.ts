import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** Who answered a report: a gateway to the tax office, or the simulator that sends nothing. */
export class ReceiversOfReports0096 implements Migration {
  readonly name = migrationName('0096-receivers-of-reports');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'lodgements', 'lodged_with', nullable(column.code(16)));
    await addColumn(runner, 'pays', 'stp_lodged_with', nullable(column.code(16)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'pays', 'stp_lodged_with');
    await dropColumn(runner, 'lodgements', 'lodged_with');
  }
}
