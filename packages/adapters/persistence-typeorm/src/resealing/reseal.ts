import { setImmediate } from 'node:timers/promises';
import type { Transaction } from '../database/transaction';
import type { TransactionRunner } from '../database/unit-of-work';
import { quoted } from '../migrating/quoted';
import type { SealedColumn } from './sealed-column';

export interface Resealing {
  readonly runner: TransactionRunner;
  readonly columns: readonly SealedColumn[];
  readonly now: () => number;
}

export interface ResealOptions {
  /** Rows in one transaction. */
  readonly chunk?: number;
  /** Starts at the first row again, also where the current key has been everywhere; needed after a new lookup key. */
  readonly fromTheStart?: boolean;
  /** Told after each chunk. */
  readonly onProgress?: (place: string, seen: number) => void;
}

export interface ResealReport {
  readonly place: string;
  readonly seen: number;
  readonly changed: number;
}

interface Cursor {
  readonly key_id: string;
  readonly last_id: number;
  readonly finished_at: number | null;
}

/**
 * Seals every value with the current key, chunk by chunk beside normal work. Stopped at any point it goes on after the
 * last whole chunk. When it has ended, no value needs an older key any more.
 */
export async function reseal(context: Resealing, options: ResealOptions = {}): Promise<readonly ResealReport[]> {
  const reports: ResealReport[] = [];
  for (const column of context.columns) reports.push(await resealColumn(context, column, options));
  return reports;
}

async function resealColumn(context: Resealing, column: SealedColumn, options: ResealOptions): Promise<ResealReport> {
  const { runner, now } = context;
  const name = `${column.table}.${column.column}`;
  if (options.fromTheStart === true) await runner.run('write', (tx) => forget(tx, name));
  let [seen, changed] = [0, 0];
  for (;;) {
    const step = await runner.run('write', (tx) => resealChunk(tx, column, name, options.chunk ?? 200, now()));
    seen += step.seen;
    changed += step.changed;
    options.onProgress?.(name, seen);
    if (step.done) return { place: name, seen, changed };
    await setImmediate();
  }
}

async function resealChunk(
  tx: Transaction,
  column: SealedColumn,
  name: string,
  chunk: number,
  now: number,
): Promise<{ readonly seen: number; readonly changed: number; readonly done: boolean }> {
  const cursor = await readCursor(tx, name);
  if (cursor.finished_at !== null) return { seen: 0, changed: 0, done: true };
  const hash = column.lookup === undefined ? 'NULL' : quoted(column.lookup.column);
  const sealed = quoted(column.column);
  const rows = await tx.query<{ id: number; sealed: string; hash: string | null }>(
    `SELECT id, ${sealed} AS sealed, ${hash} AS hash FROM ${quoted(column.table)} WHERE id > ? AND ${sealed} IS NOT NULL ORDER BY id LIMIT ${chunk}`,
    [cursor.last_id],
  );
  let changed = 0;
  for (const row of rows) if (await resealRow(tx, column, row)) changed++;
  const done = rows.length < chunk;
  await tx.execute('UPDATE resealing_cursors SET last_id = ?, finished_at = ? WHERE place = ?', [
    rows.at(-1)?.id ?? cursor.last_id,
    done ? now : null,
    name,
  ]);
  return { seen: rows.length, changed, done };
}

/** A row that somebody else has changed meanwhile was sealed with the current key by that change. */
async function resealRow(
  tx: Transaction,
  { table, column, place, lookup }: SealedColumn,
  row: { readonly id: number; readonly sealed: string; readonly hash: string | null },
): Promise<boolean> {
  const current = tx.vault.keyOf(row.sealed) === tx.vault.currentKey;
  if (current && lookup === undefined) return false;
  const plain = tx.vault.open(row.sealed, place);
  const sealed = current ? row.sealed : tx.vault.seal(plain, place);
  if (lookup === undefined) {
    const sql = `UPDATE ${quoted(table)} SET ${quoted(column)} = ? WHERE id = ? AND ${quoted(column)} = ?`;
    return (await tx.execute(sql, [sealed, row.id, row.sealed])) === 1;
  }
  const hash = row.hash === null ? null : tx.vault.lookupHash(lookup.textOf?.(plain) ?? plain, lookup.place);
  if (current && hash === row.hash) return false;
  const sql = `UPDATE ${quoted(table)} SET ${quoted(column)} = ?, ${quoted(lookup.column)} = ? WHERE id = ? AND ${quoted(column)} = ?`;
  return (await tx.execute(sql, [sealed, hash, row.id, row.sealed])) === 1;
}

/** The place reached with the current key; a new key starts at the first row. */
async function readCursor(tx: Transaction, name: string): Promise<Cursor> {
  const [cursor] = await tx.query<Cursor>(
    `SELECT key_id, last_id, finished_at FROM resealing_cursors WHERE place = ?${tx.forUpdate}`,
    [name],
  );
  const key = tx.vault.currentKey;
  if (cursor?.key_id === key) return cursor;
  if (cursor !== undefined) await forget(tx, name);
  await tx.execute('INSERT INTO resealing_cursors (place, key_id, last_id) VALUES (?, ?, 0)', [name, key]);
  return { key_id: key, last_id: 0, finished_at: null };
}

async function forget(tx: Transaction, name: string): Promise<void> {
  await tx.execute('DELETE FROM resealing_cursors WHERE place = ?', [name]);
}
