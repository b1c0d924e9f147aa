import type { QueryRunner } from 'typeorm';
import { changeRows, type Migration, migrationName } from '../migrating';

/** What was called a member is a bookkeeper: all payroll work of the companies that are listed. */
export class Roles0171 implements Migration {
  readonly name = migrationName('0171-roles');

  async up(runner: QueryRunner): Promise<void> {
    await changeRows(runner, () => runner.query("UPDATE users SET role = 'bookkeeper' WHERE role = 'member'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeRows(runner, () => runner.query("UPDATE users SET role = 'member' WHERE role <> 'owner'"));
  }
}
