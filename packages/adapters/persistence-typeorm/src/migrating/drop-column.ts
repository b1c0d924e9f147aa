import type { QueryRunner } from 'typeorm';
import { quoted } from './quoted';

/** Only a column that no released version still reads: during an update old and new processes run side by side. */
export async function dropColumn(runner: QueryRunner, table: string, name: string): Promise<void> {
  if (!(await runner.hasColumn(table, name))) return;
  await runner.query(`ALTER TABLE ${quoted(table)} DROP COLUMN ${quoted(name)}`);
}
