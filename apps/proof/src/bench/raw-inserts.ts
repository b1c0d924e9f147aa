import type { Database, Transaction } from '@anz-payroll/persistence-typeorm';

type Value = string | number | bigint | boolean | null;

/** Tables without their own id cannot be told old from new by it; pays write none. */
interface Copied {
  readonly table: string;
  readonly copy: string;
}

export interface RawRows extends Copied {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

const ROWS_A_STATEMENT = 200;

const whole = (database: Database) => database.unitOfWork((tx) => tx);

/** An empty copy of every table with an id, indexes included, to insert into. */
export async function copyTables(database: Database): Promise<readonly Copied[]> {
  return whole(database).run(async (tx) => {
    const copies: Copied[] = [];
    for (const table of await tablesWithId(tx)) {
      const copy = `raw_${table}`;
      if (tx.engine === 'sqlite') await copyOnSqlite(tx, table, copy);
      else await tx.execute(`CREATE TABLE ${copy} LIKE ${table}`);
      copies.push({ table, copy });
    }
    return copies;
  });
}

async function tablesWithId(tx: Transaction): Promise<readonly string[]> {
  const rows =
    tx.engine === 'sqlite'
      ? await tx.query<{ name: string }>(
          "SELECT m.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = 'id' AND c.type LIKE 'INTEGER%'",
        )
      : await tx.query<{ name: string }>(
          "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = 'id' AND data_type LIKE '%int'",
        );
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('raw_') && !name.startsWith('sqlite_'));
}

async function copyOnSqlite(tx: Transaction, table: string, copy: string): Promise<void> {
  const parts = await tx.query<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL ORDER BY type = 'index'",
    [table],
  );
  for (const { name, sql } of parts) {
    const renamed = sql
      .replace(new RegExp(`(["\`]?)\\b${table}\\b\\1(?=\\s*\\()`), copy)
      .replace(new RegExp(`(INDEX\\s+)(["\`]?)${name}\\2`, 'i'), `$1raw_${name}`);
    await tx.execute(renamed);
  }
}

export type TableMarks = readonly (Copied & { readonly last: number })[];

/** Where each table ends now. */
export async function tableMarks(database: Database, copies: readonly Copied[]): Promise<TableMarks> {
  return whole(database).run(async (tx) => {
    const marks: (Copied & { last: number })[] = [];
    for (const copied of copies) {
      const [row] = await tx.query<{ last: number | null }>(`SELECT MAX(id) AS last FROM ${copied.table}`);
      marks.push({ ...copied, last: Number(row?.last ?? 0) });
    }
    return marks;
  });
}

export async function rowsWritten(database: Database, marks: TableMarks): Promise<readonly RawRows[]> {
  return whole(database).run(async (tx) => {
    const written: RawRows[] = [];
    for (const { table, copy, last } of marks) {
      const rows = await tx.query<Record<string, Value>>(`SELECT * FROM ${table} WHERE id > ?`, [last]);
      if (rows.length === 0) continue;
      const columns = Object.keys(rows[0]!);
      written.push({ table, copy, columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) });
    }
    return written;
  });
}

/** All of them in one transaction, some hundred rows in a statement: the least that storing them can cost. */
export async function insertRaw(database: Database, written: readonly RawRows[]): Promise<void> {
  await whole(database).run(async (tx) => {
    for (const { copy, columns, rows } of written) {
      const row = `(${columns.map(() => '?').join(', ')})`;
      const into = `INSERT INTO ${copy} (${columns.map(quoted(tx)).join(', ')}) VALUES `;
      for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
        const chunk = rows.slice(from, from + ROWS_A_STATEMENT);
        await tx.execute(`${into}${chunk.map(() => row).join(', ')}`, chunk.flat());
      }
    }
  });
}

function quoted(tx: Transaction): (name: string) => string {
  return (name) => (tx.engine === 'sqlite' ? `"${name}"` : `\`${name}\``);
}
