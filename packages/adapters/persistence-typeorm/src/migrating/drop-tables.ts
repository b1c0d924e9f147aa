import type { QueryRunner } from 'typeorm';
import { quoted } from './quoted';

export async function dropTables(runner: QueryRunner, ...names: readonly string[]): Promise<void> {
  for (const name of names) await runner.query(`DROP TABLE IF EXISTS ${quoted(name)}`);
}
