import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** What of the holiday earnings of a pay of New Zealand is no regular part of pay; that of earlier pays is not known. */
export class OneOffEarningsOfPays0266 implements Migration {
  readonly name = migrationName('0266-one-off-earnings-of-pays');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'pays', 'one_off', nullable(column.money()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'pays', 'one_off');
  }
}
