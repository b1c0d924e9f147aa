import { schemaHas } from './schema-has';
import type { MigrationStep } from './migration';
import { quoted } from './quoted';

export interface IndexOptions {
  readonly unique?: boolean;
}

/** Names are `<table>_<columns or meaning>`; `DuplicateKey.index` carries them. Customer id leads busy indexes. */
export function createIndex(
  name: string,
  table: string,
  columns: readonly string[],
  options: IndexOptions = {},
): MigrationStep {
  return {
    of: 'schema',
    what: `create index ${name}`,
    run: async (tx) => {
      if (await schemaHas(tx, { index: name, table })) return;
      const unique = options.unique === true ? 'UNIQUE ' : '';
      await tx.execute(`CREATE ${unique}INDEX ${quoted(name)} ON ${quoted(table)} (${columns.map(quoted).join(', ')})`);
    },
  };
}
