import type { QueryRunner } from 'typeorm';
import { createIndex, dropIndex, type Migration, migrationName } from '../migrating';

/** What a company has to report and to pay is counted from the index alone: a pay with its body is several kilobytes. */
export class PaysOfDays0262 implements Migration {
  readonly name = migrationName('0262-pays-of-days');

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'pays_of_days', 'pays', [
      ...['customer_id', 'company_id', 'pay_date', 'id'],
      ...['status', 'country', 'stp_status', 'super_amount', 'employee_id'],
    ]);
    await dropIndex(runner, 'pays_by_date', 'pays');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'pays_by_date', 'pays', ['customer_id', 'company_id', 'pay_date', 'id']);
    await dropIndex(runner, 'pays_of_days', 'pays');
  }
}
