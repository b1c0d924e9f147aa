import type { QueryRunner } from 'typeorm';
import type { ColumnKind } from '../columns';
import type { Engine } from '../database/engine';
import { engineOf } from './engine-of';
import { quoted } from './quoted';

export interface TableOptions {
  /** Needed when no column is an `id()`. */
  readonly primaryKey?: readonly string[];
}

/**
 * A new table. Column names are those of the database (`created_at`); every table has a primary key. TypeORM's own
 * `createTable` knows neither SQLite's STRICT tables nor the character sets of columns.
 */
export async function createTable(
  runner: QueryRunner,
  name: string,
  columns: Readonly<Record<string, ColumnKind<never> | ColumnKind<unknown>>>,
  options: TableOptions = {},
): Promise<void> {
  const kinds = Object.entries(columns);
  if (options.primaryKey === undefined && !kinds.some(([, kind]) => kind.generated)) {
    throw new TypeError(`Table ${name} has no primary key.`);
  }
  const engine = engineOf(runner);
  const lines = kinds.map(([column, kind]) => describeColumn(engine, column, kind));
  if (options.primaryKey !== undefined) lines.push(`PRIMARY KEY (${options.primaryKey.map(quoted).join(', ')})`);
  const end = engine === 'sqlite' ? 'STRICT' : 'ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
  await runner.query(`CREATE TABLE IF NOT EXISTS ${quoted(name)} (${lines.join(', ')}) ${end}`);
}

export function describeColumn(engine: Engine, name: string, kind: ColumnKind<never> | ColumnKind<unknown>): string {
  // A generated SQLite key must read exactly INTEGER PRIMARY KEY AUTOINCREMENT, and is never null anyway.
  const presence = kind.generated ? '' : kind.nullable ? ' NULL' : ' NOT NULL';
  const sql = kind.sql(engine, quoted(name));
  // MySQL wants NOT NULL after the type, SQLite accepts it after a CHECK as well.
  return `${quoted(name)} ${sql}${presence}`;
}
