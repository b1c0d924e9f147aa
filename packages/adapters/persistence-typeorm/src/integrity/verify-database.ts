import type { Transaction } from '../database/transaction';
import { describeRow, StoredValueChanged } from '../encryption';
import { quoted } from '../migrating/quoted';
import type { EncryptedColumn } from '../reencryption/encrypted-column';
import type { Finding } from './finding';
import { changedElsewhere } from './row-mac';

/** A table with message authentication codes as the check reads it. */
export interface MacTable {
  readonly table: string;
  readonly columns: readonly string[];
  isStoredGenuine(encryption: Transaction['encryption'], row: StoredRow): boolean;
}

/** Looks at more than one row: sums, lists, counts. */
export type IntegrityCheck = (tx: Transaction) => Promise<readonly Finding[]>;

export interface Verifiable {
  readonly encryptedColumns: readonly EncryptedColumn[];
  readonly macTables: readonly MacTable[];
  readonly checks: readonly IntegrityCheck[];
}

type StoredRow = Readonly<Record<string, string | number | null>>;

/** Names every stored value that was changed, moved or taken away by something other than this service. */
export async function verifyDatabase(tx: Transaction, schema: Verifiable): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of findingsIn(tx, schema)) findings.push(finding);
  return findings;
}

/** The same, one after the other, for whoever needs no more than the first. */
export async function* findingsIn(tx: Transaction, schema: Verifiable): AsyncGenerator<Finding> {
  for (const column of schema.encryptedColumns) yield* await verifyColumn(tx, column);
  for (const table of schema.macTables) yield* await verifyRows(tx, table);
  for (const check of schema.checks) {
    try {
      yield* await check(tx);
    } catch (error) {
      if (error instanceof StoredValueChanged) yield { where: error.where, why: error.why };
      else if (isUnreadable(error)) yield { where: 'a row', why: unreadable };
      else throw error;
    }
  }
}

async function verifyColumn(tx: Transaction, column: EncryptedColumn): Promise<readonly Finding[]> {
  const { encryption } = tx;
  const { lookup } = column;
  const findings: Finding[] = [];
  const names = [
    ...new Set(['id', ...column.boundTo, ...(lookup === undefined ? [] : [lookup.column]), column.column]),
  ];
  for await (const row of pages(tx, column.table, names)) {
    const encrypted = row[column.column] ?? null;
    const where = () => describeRow(column.name, column.ownerOfStored(row).row);
    if (encrypted === null) {
      if (column.isRequired) findings.push({ where: where(), why: 'the encrypted value was taken away' });
      continue;
    }
    const plain = found(findings, () => encryption.decrypt(String(encrypted), column.ownerOfStored(row)));
    if (plain === undefined || lookup === undefined) continue;
    const text = lookup.textOf === undefined ? plain : lookup.textOf(plain);
    const hash = text === null ? null : encryption.lookupHash(text, lookup.name);
    if (hash !== (row[lookup.column] ?? null)) {
      findings.push({ where: where(), why: `its look-up hash in ${lookup.column} belongs to another value` });
    }
  }
  return findings;
}

/** What a column's own reader throws; its message may tell a value, so it is left out. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError;
}

export const unreadable = 'it holds something that this service cannot have written';

/** The result, or undefined after the failure was noted. A row that cannot even be read is noted too. */
function found<T>(findings: Finding[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoredValueChanged) findings.push({ where: error.where, why: error.why });
    else if (isUnreadable(error)) findings.push({ where: 'a row', why: unreadable });
    else throw error;
    return undefined;
  }
}

async function verifyRows(tx: Transaction, table: MacTable): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const idOf = (row: StoredRow) =>
    describeRow(table.table, Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'mac')));
  for await (const row of pages(tx, table.table, undefined)) {
    let isGenuine = false;
    try {
      isGenuine = table.isStoredGenuine(tx.encryption, row);
    } catch {
      // A value that cannot even be read was not written by this service.
    }
    if (!isGenuine) findings.push({ where: idOf(row), why: changedElsewhere });
  }
  return findings;
}

const PAGE = 500;

/** Every row of a table, a page at a time; the transaction is a snapshot, so pages stay where they are. */
async function* pages(tx: Transaction, table: string, names: readonly string[] | undefined): AsyncGenerator<StoredRow> {
  const select = `SELECT ${names === undefined ? '*' : names.map(quoted).join(', ')} FROM ${quoted(table)}`;
  const hasId = names !== undefined;
  for (let seen = 0, lastId = Number.MIN_SAFE_INTEGER; ;) {
    const rows: readonly StoredRow[] = hasId
      ? await tx.query(`${select} WHERE id > ? ORDER BY id LIMIT ${PAGE}`, [lastId])
      : await tx.query(`${select} ORDER BY 1, 2 LIMIT ${PAGE} OFFSET ${seen}`);
    yield* rows;
    if (rows.length < PAGE) return;
    seen += rows.length;
    lastId = Number(rows.at(-1)?.['id']);
  }
}
