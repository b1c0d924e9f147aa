import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readMigrations } from '../migrating/bookkeeping';
import type { Transaction } from '../database/transaction';
import type { BackingUp } from './backing-up';
import { encrypting, sumKeyOf } from './backup-cipher';
import { lineOf, RunningSum, type Manifest, type TableSum } from './backup-format';
import { BackupRefused } from './backup-refused';
import { readCatalogue } from './read-catalogue';
import { readRows } from './read-rows';

/** Writes everything that is committed at one moment, beside normal work. The file appears whole or not at all. */
export async function writeBackup(context: BackingUp, file: string): Promise<Manifest> {
  const part = `${file}.part`;
  try {
    const manifest = await context.migrating.runner.run('snapshot', async (tx) => {
      let manifest: Manifest | undefined;
      const lines = linesOf(tx, context, (each) => (manifest = each));
      await pipeline([
        Readable.from(lines, { objectMode: true }),
        createGzip(),
        ...(context.backupKey === undefined ? [] : [encrypting(context.backupKey)]),
        // Names and addresses are in it, so only its owner may read it.
        createWriteStream(part, { mode: 0o600, flush: true }),
      ]);
      return manifest!;
    });
    await rename(part, file);
    return manifest;
  } finally {
    await rm(part, { force: true });
  }
}

async function* linesOf(
  tx: Transaction,
  { migrating, encryptedColumns, encryption, backupKey }: BackingUp,
  end: (manifest: Manifest) => void,
): AsyncGenerator<string> {
  const { done, begun } = await readMigrations(tx);
  if (done.size + begun.length === 0) {
    throw new BackupRefused('There is nothing to back up: the database has no tables yet.');
  }
  if (begun[0] !== undefined) {
    throw new BackupRefused(`The database is in the middle of ${begun[0]}. Let that end first.`);
  }
  yield lineOf({
    heading: {
      format: 'anz-payroll-backup',
      version: 1,
      engine: tx.engine,
      createdAt: migrating.now(),
      migrations: [...done].sort(),
    },
  });
  const tables: Record<string, TableSum> = {};
  const keys = new Set<string>();
  for (const table of await readCatalogue(tx)) {
    yield lineOf({ table });
    const encrypted = encryptedColumns
      .filter((each) => each.table === table.name)
      .map(({ column }) => table.columns.indexOf(column));
    const sum = new RunningSum(sumKeyOf(backupKey));
    for await (const row of readRows(tx, table)) {
      sum.add(row);
      for (const at of encrypted) {
        const value = row[at];
        if (typeof value === 'string') keys.add(encryption.keyOf(value));
      }
      yield lineOf({ row });
    }
    tables[table.name] = sum.end();
  }
  const manifest = { tables, keys: [...keys].sort() };
  end(manifest);
  yield lineOf({ manifest });
}
