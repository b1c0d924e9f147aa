import type { MigrationStep } from './migration';
import { quoted } from './quoted';
import { schemaHas } from './schema-has';

export function dropIndex(name: string, table: string): MigrationStep {
  return {
    of: 'schema',
    what: `drop index ${name}`,
    run: async (tx) => {
      if (!(await schemaHas(tx, { table, index: name }))) return;
      await tx.execute(
        tx.engine === 'sqlite' ? `DROP INDEX ${quoted(name)}` : `DROP INDEX ${quoted(name)} ON ${quoted(table)}`,
      );
    },
  };
}
