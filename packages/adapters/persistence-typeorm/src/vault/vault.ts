/**
 * Where a secret is kept: `table.column`, with `#purpose` behind it where one column holds several kinds of secret. It
 * is sealed into the value, so that a value copied to another column does not open there.
 */
export type Place = `${string}.${string}`;

/** Keeps tax file numbers, IRD numbers and bank accounts unreadable in the database, its files and its backups. */
export interface Vault {
  /** Encrypts with the current key. Sealing the same text twice gives two different values. */
  seal(plain: string, place: Place): string;
  /** Decrypts with the key that the value names. Throws `SealBroken` when it was changed, moved, or its key is gone. */
  open(sealed: string, place: Place): string;
  /** The same text at the same place always gives the same hash; nobody without the key can compute it. */
  lookupHash(plain: string, place: Place): string;
  /** The id of the key that new values are sealed with. */
  readonly currentKey: string;
  /** The id of the key that sealed this value. */
  keyOf(sealed: string): string;
}
