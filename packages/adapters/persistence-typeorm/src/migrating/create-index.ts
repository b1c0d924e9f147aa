import type { QueryRunner } from 'typeorm';
import { hasIndex } from './has-index';
import { quoted } from './quoted';

export interface IndexOptions {
  readonly unique?: boolean;
}

/** Names are `<table>_<columns or meaning>`; `DuplicateKey.index` carries them. Customer id leads busy indexes. */
export async function createIndex(
  runner: QueryRunner,
  name: string,
  table: string,
  columns: readonly string[],
  options: IndexOptions = {},
): Promise<void> {
  if (await hasIndex(runner, table, name)) return;
  const unique = options.unique === true ? 'UNIQUE ' : '';
  await runner.query(`CREATE ${unique}INDEX ${quoted(name)} ON ${quoted(table)} (${columns.map(quoted).join(', ')})`);
}
