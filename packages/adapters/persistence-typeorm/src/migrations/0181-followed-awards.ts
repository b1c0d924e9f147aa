import type { QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Classifications of companies that follow a published award, and by how much they stay above it. */
export class FollowedAwards0181 implements Migration {
  readonly name = migrationName('0181-followed-awards');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'followed_awards',
      {
        group_id: column.integer(),
        company_id: column.integer(),
        award_code: column.code(8),
        classification: column.text(200),
        margin_percent: column.decimal(18, 6),
      },
      { primaryKey: ['group_id'] },
    );
    await createIndex(runner, 'followed_awards_by_company', 'followed_awards', ['company_id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'followed_awards');
  }
}
