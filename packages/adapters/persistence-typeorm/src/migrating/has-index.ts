import type { QueryRunner } from 'typeorm';
import { engineOf } from './engine-of';

/** TypeORM would read the whole table's description for this, four statements for each index of a new database. */
export async function hasIndex(runner: QueryRunner, table: string, name: string): Promise<boolean> {
  const sql =
    engineOf(runner) === 'sqlite'
      ? "SELECT 1 AS found FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND name = ?"
      : 'SELECT 1 AS found FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ?';
  const found = (await runner.query(sql, [table, name])) as readonly unknown[];
  return found.length > 0;
}
