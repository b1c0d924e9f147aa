import type { QueryRunner } from 'typeorm';
import { engineOf } from './engine-of';
import { hasIndex } from './has-index';
import { quoted } from './quoted';

export async function dropIndex(runner: QueryRunner, name: string, table: string): Promise<void> {
  if (!(await hasIndex(runner, table, name))) return;
  const on = engineOf(runner) === 'sqlite' ? '' : ` ON ${quoted(table)}`;
  await runner.query(`DROP INDEX ${quoted(name)}${on}`);
}
