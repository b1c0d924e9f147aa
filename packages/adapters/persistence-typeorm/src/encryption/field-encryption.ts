/** `table.column` of an encrypted value or of a look-up hash. */
export type ColumnName = `${string}.${string}`;

/** A column's value as the database holds it. */
export type RowPart = string | number | null;

/**
 * The row that a value belongs to. All of it is authenticated with the value, so that a value that is copied to another
 * column or another row, or whose row is given to another owner, is not decrypted there.
 */
export interface ValueOwner {
  readonly column: ColumnName;
  /** Database names of columns and what they hold, in a fixed order. */
  readonly row: Readonly<Record<string, RowPart>>;
}

/** Keeps tax file numbers, IRD numbers and bank accounts unreadable in the database, its files and its backups. */
export interface FieldEncryption {
  /** Encrypts with the current key. Encrypting the same text twice gives two different values. */
  encrypt(plain: string, owner: ValueOwner): string;
  /** Decrypts with the key that the value names. Throws `DecryptionFailed` when it was changed, moved, or its key is gone. */
  decrypt(encrypted: string, owner: ValueOwner): string;
  /** Decrypts what versions before migration 0101 wrote, which was bound to its column alone. */
  decryptUnbound(encrypted: string, column: ColumnName): string;
  /** The same text in the same column always gives the same hash; nobody without the key can compute it. */
  lookupHash(plain: string, column: ColumnName): string;
  /** A message authentication code under the integrity key, which is derived and used for nothing else. */
  mac(purpose: string, text: string): string;
  /** The id of the key that new values are encrypted with. */
  readonly currentKey: string;
  /** The id of the key that encrypted this value. */
  keyOf(encrypted: string): string;
}
