import type { ColumnKind } from '../columns';
import { describeColumn } from './create-table';
import type { MigrationStep } from './migration';
import { quoted } from './quoted';
import { schemaHas } from './schema-has';

/**
 * A further column of a table that may hold rows. It is nullable, or it says what the rows that are there get.
 * `existingRows` is a value of ours, never one from outside.
 */
export function addColumn<T>(
  table: string,
  name: string,
  kind: ColumnKind<T>,
  options: { readonly existingRows?: T } = {},
): MigrationStep {
  if (!kind.nullable && options.existingRows === undefined) {
    throw new TypeError(`Column ${table}.${name} is neither nullable nor given a value for the rows that are there.`);
  }
  return {
    of: 'schema',
    what: `add column ${table}.${name}`,
    run: async (tx) => {
      if (await schemaHas(tx, { table, column: name })) return;
      const value = options.existingRows === undefined ? null : kind.toDatabase(options.existingRows);
      await tx.execute(
        `ALTER TABLE ${quoted(table)} ADD COLUMN ${describeColumn(tx.engine, name, kind)} DEFAULT ${literal(value)}`,
      );
    },
  };
}

function literal(value: string | number | null): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (/['\\]/.test(value)) throw new TypeError('A default has neither quotes nor backslashes.');
  return `'${value}'`;
}
