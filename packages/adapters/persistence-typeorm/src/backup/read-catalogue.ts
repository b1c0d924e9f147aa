import type { Transaction } from '../database/transaction';
import type { TableShape } from './backup-format';

/** Which migrations were run is said in the heading, and who is migrating just now is nobody's business later. */
const BOOKKEEPING = /^(schema_|sqlite_)/;

/** Every table as the database itself knows it, so that none is forgotten that some package reads by plain SQL. */
export async function readCatalogue(tx: Transaction): Promise<readonly TableShape[]> {
  const names = await tx.query<{ name: string }>(
    tx.engine === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  );
  const ours = names.map(({ name }) => name).filter((name) => !BOOKKEEPING.test(name));
  const shapes: TableShape[] = [];
  for (const name of ours.sort()) shapes.push(await (tx.engine === 'sqlite' ? sqliteShape : mysqlShape)(tx, name));
  return shapes;
}

async function sqliteShape(tx: Transaction, name: string): Promise<TableShape> {
  const columns = await tx.query<{ name: string; pk: number }>(
    'SELECT name, pk FROM pragma_table_info(?) ORDER BY cid',
    [name],
  );
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  // The table of sequences is there once the first table with generated ids is.
  const sequences = await tx.query("SELECT 1 AS found FROM sqlite_master WHERE name = 'sqlite_sequence'");
  const [sequence] =
    sequences.length === 0
      ? []
      : await tx.query<{ seq: number }>('SELECT seq FROM sqlite_sequence WHERE name = ?', [name]);
  return {
    name,
    columns: columns.map((each) => each.name),
    primaryKey: key.map((each) => each.name),
    nextId: sequence === undefined ? null : sequence.seq + 1,
  };
}

async function mysqlShape(tx: Transaction, name: string): Promise<TableShape> {
  const columns = await tx.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position',
    [name],
  );
  const key = await tx.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = 'PRIMARY' ORDER BY seq_in_index",
    [name],
  );
  // MySQL 8 may answer a day-old number from information_schema; this statement is always fresh.
  const [made] = await tx.query<Record<string, string>>(`SHOW CREATE TABLE \`${name}\``);
  const next = /\bAUTO_INCREMENT=(\d+)/.exec(made?.['Create Table'] ?? '');
  return {
    name,
    columns: columns.map((each) => each.name),
    primaryKey: key.map((each) => each.name),
    nextId: next === null ? null : Number(next[1]),
  };
}
