import type { MigrationStep } from './migration';
import { quoted } from './quoted';

export function dropTable(name: string): MigrationStep {
  return {
    of: 'schema',
    what: `drop table ${name}`,
    run: async (tx) => {
      await tx.execute(`DROP TABLE IF EXISTS ${quoted(name)}`);
    },
  };
}
