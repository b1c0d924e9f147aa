import { setImmediate } from 'node:timers/promises';
import type { Transaction } from '../database/transaction';
import type { TransactionRunner } from '../database/unit-of-work';
import { quoted } from '../migrating/quoted';
import type { EncryptedColumn } from './encrypted-column';

export interface Reencryption {
  readonly runner: TransactionRunner;
  readonly columns: readonly EncryptedColumn[];
  readonly now: () => number;
}

export interface ReencryptOptions {
  /** Rows in one transaction. */
  readonly chunk?: number;
  /** Starts at the first row again, also where the current key has been everywhere; needed after a new lookup key. */
  readonly fromTheStart?: boolean;
  /** Told after each chunk. */
  readonly onProgress?: (column: string, seen: number) => void;
}

export interface ReencryptReport {
  readonly column: string;
  readonly seen: number;
  readonly changed: number;
}

interface Cursor {
  readonly key_id: string;
  readonly last_id: number;
  readonly finished_at: number | null;
}

/**
 * Encrypts every value with the current key, chunk by chunk beside normal work. Stopped at any point it goes on after the
 * last whole chunk. When it has ended, no value needs an older key any more.
 */
export async function reencrypt(
  context: Reencryption,
  options: ReencryptOptions = {},
): Promise<readonly ReencryptReport[]> {
  const reports: ReencryptReport[] = [];
  for (const column of context.columns) reports.push(await reencryptColumn(context, column, options));
  return reports;
}

async function reencryptColumn(
  context: Reencryption,
  column: EncryptedColumn,
  options: ReencryptOptions,
): Promise<ReencryptReport> {
  const { runner, now } = context;
  const { name } = column;
  if (options.fromTheStart === true) await runner.run('write', (tx) => forget(tx, name));
  let [seen, changed] = [0, 0];
  for (;;) {
    const step = await runner.run('write', (tx) => reencryptChunk(tx, column, name, options.chunk ?? 200, now()));
    seen += step.seen;
    changed += step.changed;
    options.onProgress?.(name, seen);
    if (step.done) return { column: name, seen, changed };
    await setImmediate();
  }
}

async function reencryptChunk(
  tx: Transaction,
  column: EncryptedColumn,
  name: string,
  chunk: number,
  now: number,
): Promise<{ readonly seen: number; readonly changed: number; readonly done: boolean }> {
  const cursor = await readCursor(tx, name);
  if (cursor.finished_at !== null) return { seen: 0, changed: 0, done: true };
  const encrypted = quoted(column.column);
  const others = new Set(['id', ...column.boundTo, ...(column.lookup === undefined ? [] : [column.lookup.column])]);
  const rows = await tx.query<StoredRow>(
    `SELECT ${[...others].map(quoted).join(', ')}, ${encrypted} FROM ${quoted(column.table)} WHERE id > ? AND ${encrypted} IS NOT NULL ORDER BY id LIMIT ${chunk}`,
    [cursor.last_id],
  );
  let changed = 0;
  for (const row of rows) if (await reencryptRow(tx, column, row)) changed++;
  const done = rows.length < chunk;
  await tx.execute('UPDATE resealing_cursors SET last_id = ?, finished_at = ? WHERE place = ?', [
    rows.at(-1)?.id ?? cursor.last_id,
    done ? now : null,
    name,
  ]);
  return { seen: rows.length, changed, done };
}

type StoredRow = Readonly<Record<string, string | number | null>> & { readonly id: number };

/** A row that somebody else has changed meanwhile was encrypted with the current key by that change. */
async function reencryptRow(tx: Transaction, column: EncryptedColumn, row: StoredRow): Promise<boolean> {
  const { lookup } = column;
  const { encryption } = tx;
  const before = String(row[column.column]);
  const isCurrent = encryption.keyOf(before) === encryption.currentKey;
  if (isCurrent && lookup === undefined) return false;
  const owner = column.ownerOfStored(row);
  const plain = encryption.decrypt(before, owner);
  const after = isCurrent ? before : encryption.encrypt(plain, owner);
  const [table, name] = [quoted(column.table), quoted(column.column)];
  if (lookup === undefined) {
    const sql = `UPDATE ${table} SET ${name} = ? WHERE id = ? AND ${name} = ?`;
    return (await tx.execute(sql, [after, row.id, before])) === 1;
  }
  const text = lookup.textOf === undefined ? plain : lookup.textOf(plain);
  const hash = text === null ? null : encryption.lookupHash(text, lookup.name);
  if (isCurrent && hash === row[lookup.column]) return false;
  const sql = `UPDATE ${table} SET ${name} = ?, ${quoted(lookup.column)} = ? WHERE id = ? AND ${name} = ?`;
  return (await tx.execute(sql, [after, hash, row.id, before])) === 1;
}

/** The place reached with the current key; a new key starts at the first row. */
async function readCursor(tx: Transaction, name: string): Promise<Cursor> {
  const [cursor] = await tx.query<Cursor>(
    `SELECT key_id, last_id, finished_at FROM resealing_cursors WHERE place = ?${tx.forUpdate}`,
    [name],
  );
  const key = tx.encryption.currentKey;
  if (cursor?.key_id === key) return cursor;
  if (cursor !== undefined) await forget(tx, name);
  await tx.execute('INSERT INTO resealing_cursors (place, key_id, last_id) VALUES (?, ?, 0)', [name, key]);
  return { key_id: key, last_id: 0, finished_at: null };
}

async function forget(tx: Transaction, name: string): Promise<void> {
  await tx.execute('DELETE FROM resealing_cursors WHERE place = ?', [name]);
}
