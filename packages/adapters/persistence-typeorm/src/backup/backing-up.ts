import type { Migrating } from '../migrating';
import type { SealedColumn } from '../resealing';
import type { Vault } from '../vault';

/** What a backup and a restore work with. */
export interface BackingUp {
  readonly migrating: Migrating;
  readonly sealedColumns: readonly SealedColumn[];
  readonly vault: Vault;
}
