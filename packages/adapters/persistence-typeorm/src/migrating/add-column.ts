import type { QueryRunner } from 'typeorm';
import type { ColumnKind } from '../columns';
import { describeColumn } from './create-table';
import { engineOf } from './engine-of';
import { quoted } from './quoted';

/**
 * A further column of a table that may hold rows. It is nullable, or it says what the rows that are there get.
 * `existingRows` is a value of ours, never one from outside.
 */
export async function addColumn<T>(
  runner: QueryRunner,
  table: string,
  name: string,
  kind: ColumnKind<T>,
  options: { readonly existingRows?: T } = {},
): Promise<void> {
  if (!kind.nullable && options.existingRows === undefined) {
    throw new TypeError(`Column ${table}.${name} is neither nullable nor given a value for the rows that are there.`);
  }
  if (await runner.hasColumn(table, name)) return;
  const value = options.existingRows === undefined ? null : kind.toDatabase(options.existingRows);
  await runner.query(
    `ALTER TABLE ${quoted(table)} ADD COLUMN ${describeColumn(engineOf(runner), name, kind)} DEFAULT ${literal(value)}`,
  );
}

function literal(value: string | number | null): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (/['\\]/.test(value)) throw new TypeError('A default has neither quotes nor backslashes.');
  return `'${value}'`;
}
