import type { QueryRunner } from 'typeorm';
import { migrationName, type MigrationClass } from '../migrating';

/** A migration for the tests of this package. */
export function testMigration(id: string, up: (runner: QueryRunner) => Promise<void>): MigrationClass {
  return class {
    readonly name = migrationName(id);
    readonly up = up;
    readonly down = (): Promise<void> => Promise.resolve();
  };
}
