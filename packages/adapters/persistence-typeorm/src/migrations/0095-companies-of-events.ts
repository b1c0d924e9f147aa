import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, changeRows, dropColumn, type Migration, migrationName } from '../migrating';

/** The company of each event: whoever consented may reach some companies of a customer and not others. */
export class CompaniesOfEvents0095 implements Migration {
  readonly name = migrationName('0095-companies-of-events');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'events', 'company_id', nullable(column.integer()));
    // A record is named `employee:12`; what stands behind the colon is its id.
    for (const [type, company] of [
      ['company', 'SELECT c.id FROM companies c WHERE c.id ='],
      ['employee', 'SELECT e.company_id FROM employees e WHERE e.id ='],
      ['pay', 'SELECT p.company_id FROM pays p WHERE p.id ='],
    ] as const) {
      await changeRows(runner, () =>
        runner.query(
          `UPDATE events SET company_id = (${company} SUBSTR(events.record, ${type.length + 2}) + 0)
            WHERE company_id IS NULL AND record LIKE '${type}:%'`,
        ),
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'events', 'company_id');
  }
}
