import type { Place } from '../vault';

/** A column whose values are sealed. Every room lists its own, so that a change of keys reaches them all. */
export interface SealedColumn {
  readonly table: string;
  /** Database name of the column with the sealed value; the table's key is `id`. */
  readonly column: string;
  /** What its values are sealed for. */
  readonly place: Place;
  /** The column with the look-up hash of the same value, and the text that is hashed (default: the value itself). */
  readonly lookup?: { readonly column: string; readonly place: Place; textOf?(plain: string): string };
}
