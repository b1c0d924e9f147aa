import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import {
  addColumn,
  createIndex,
  createTable,
  dropColumn,
  dropTables,
  type Migration,
  migrationName,
} from '../migrating';

/** Roles that accounts make for themselves, and which user has which. */
export class OwnRoles0251 implements Migration {
  readonly name = migrationName('0251-own-roles');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'own_roles', {
      id: column.id(),
      version: column.integer(),
      customer_id: column.integer(),
      name: column.text(60),
      name_key: column.key(120),
      permissions: column.json(),
      company_ids: nullable(column.json()),
      departments: nullable(column.json()),
      field_groups: column.json(),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'own_roles_name', 'own_roles', ['customer_id', 'name_key'], { unique: true });
    await addColumn(runner, 'users', 'own_role_id', nullable(column.integer()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'users', 'own_role_id');
    await dropTables(runner, 'own_roles');
  }
}
