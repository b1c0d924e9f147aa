import type { ColumnKind } from '../columns';
import type { Engine } from '../database/engine';
import type { MigrationStep } from './migration';
import { quoted } from './quoted';

export interface TableOptions {
  /** Needed when no column is an `id()`. */
  readonly primaryKey?: readonly string[];
}

/** A new table. Column names are those of the database (`created_at`); every table has a primary key. */
export function createTable(
  name: string,
  columns: Readonly<Record<string, ColumnKind<never> | ColumnKind<unknown>>>,
  options: TableOptions = {},
): MigrationStep {
  const kinds = Object.entries(columns);
  if (options.primaryKey === undefined && !kinds.some(([, kind]) => kind.generated)) {
    throw new TypeError(`Table ${name} has no primary key.`);
  }
  return {
    of: 'schema',
    what: `create table ${name}`,
    run: async (tx) => {
      const lines = kinds.map(([column, kind]) => describeColumn(tx.engine, column, kind));
      if (options.primaryKey !== undefined) lines.push(`PRIMARY KEY (${options.primaryKey.map(quoted).join(', ')})`);
      const end = tx.engine === 'sqlite' ? 'STRICT' : 'ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
      await tx.execute(`CREATE TABLE IF NOT EXISTS ${quoted(name)} (${lines.join(', ')}) ${end}`);
    },
  };
}

export function describeColumn(engine: Engine, name: string, kind: ColumnKind<never> | ColumnKind<unknown>): string {
  // A generated SQLite key must read exactly INTEGER PRIMARY KEY AUTOINCREMENT, and is never null anyway.
  const presence = kind.generated ? '' : kind.nullable ? ' NULL' : ' NOT NULL';
  const sql = kind.sql(engine, quoted(name));
  // MySQL wants NOT NULL after the type, SQLite accepts it after a CHECK as well.
  return `${quoted(name)} ${sql}${presence}`;
}
