import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** The companies that somebody limited a grant to; null for all. */
export class CompaniesOfGrants0240 implements Migration {
  readonly name = migrationName('0240-companies-of-grants');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'oauth_grants', 'company_ids', nullable(column.longText()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'oauth_grants', 'company_ids');
  }
}
