import type { MigrationStep } from './migration';
import { quoted } from './quoted';
import { schemaHas } from './schema-has';

/** Only a column that no released version still reads: during an update old and new processes run side by side. */
export function dropColumn(table: string, name: string): MigrationStep {
  return {
    of: 'schema',
    what: `drop column ${table}.${name}`,
    run: async (tx) => {
      if (!(await schemaHas(tx, { table, column: name }))) return;
      await tx.execute(`ALTER TABLE ${quoted(table)} DROP COLUMN ${quoted(name)}`);
    },
  };
}
