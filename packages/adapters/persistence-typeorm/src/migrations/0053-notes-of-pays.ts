import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, createTable, dropColumn, dropTables, type Migration, migrationName } from '../migrating';

/** A note on each pay, and who approved a pay run in which version. */
export class NotesOfPays0053 implements Migration {
  readonly name = migrationName('0053-notes-of-pays');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'pays', 'note', nullable(column.text(500)));
    await createTable(
      runner,
      'pay_run_approvals',
      {
        pay_run_id: column.integer(),
        run_version: column.integer(),
        user_id: column.integer(),
        user_name: column.text(200),
        approved_at: column.epochMs(),
      },
      { primaryKey: ['pay_run_id'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'pay_run_approvals');
    await dropColumn(runner, 'pays', 'note');
  }
}
