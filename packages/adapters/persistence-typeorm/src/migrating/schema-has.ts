import type { Transaction } from '../database/transaction';

/** Whether a table has this column or index already; how a repeated step knows that it is done. */
export async function schemaHas(
  tx: Transaction,
  what: { readonly table: string } & ({ readonly column: string } | { readonly index: string } | object),
): Promise<boolean> {
  const [sqlite, mysql, name] =
    'column' in what
      ? [
          'SELECT 1 AS found FROM pragma_table_info(?) WHERE name = ?',
          'SELECT 1 AS found FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND column_name = ?',
          what.column,
        ]
      : 'index' in what
        ? [
            "SELECT 1 AS found FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND name = ?",
            'SELECT 1 AS found FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ?',
            what.index,
          ]
        : [
            "SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND tbl_name = ? AND name = ?",
            'SELECT 1 AS found FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ? AND table_name = ?',
            what.table,
          ];
  const rows = await tx.query(tx.engine === 'sqlite' ? sqlite : mysql, [what.table, name]);
  return rows.length > 0;
}
