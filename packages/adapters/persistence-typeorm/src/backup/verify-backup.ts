import type { Transaction } from '../database/transaction';
import type { BackingUp } from './backing-up';
import type { Manifest, TableShape } from './backup-format';
import { sumKeyOf } from './backup-cipher';
import { BackupRefused } from './backup-refused';
import { differences, readBackup } from './read-backup';
import { sumDatabase } from './sum-database';

export interface VerifyOptions {
  /** Holds the database against the backup too. */
  readonly database?: boolean;
  /** Tables of the database that may have gone on since. */
  readonly butFor?: readonly string[];
}

/** Whether the file is whole, and whether the database holds its rows and no others. */
export async function verifyBackup(context: BackingUp, file: string, options: VerifyOptions = {}): Promise<Manifest> {
  const { tables, manifest } = await readBackup(file, context.backupKey);
  if (options.database === true) {
    await context.migrating.runner.run('snapshot', (tx) =>
      compareWithManifest(tx, tables, manifest, context.backupKey, options.butFor),
    );
  }
  return manifest;
}

export async function compareWithManifest(
  tx: Transaction,
  tables: readonly TableShape[],
  manifest: Manifest,
  backupKey: string | undefined,
  butFor: readonly string[] = [],
): Promise<void> {
  const found = await sumDatabase(tx, tables, sumKeyOf(backupKey));
  const differing = differences(manifest.tables, found).filter((name) => !butFor.includes(name));
  if (differing.length === 0) return;
  const lines = differing.map(
    (name) => `${name} (${manifest.tables[name]?.rows ?? 'no'} rows in the backup, ${found[name]?.rows ?? 'no'} here)`,
  );
  throw new BackupRefused(`The database is not what the backup holds: ${lines.join(', ')}.`);
}
