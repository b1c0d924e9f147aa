import type { Migrating } from '../migrating';
import type { EncryptedColumn } from '../reencryption';
import type { FieldEncryption } from '../encryption';

/** What a backup and a restore work with. */
export interface BackingUp {
  readonly migrating: Migrating;
  readonly encryptedColumns: readonly EncryptedColumn[];
  readonly encryption: FieldEncryption;
  /** Encrypts backups and keys their sums. */
  readonly backupKey: string | undefined;
}
