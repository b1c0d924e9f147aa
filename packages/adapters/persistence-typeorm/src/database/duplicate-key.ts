/**
 * A row with this key is there already. `index` is the name of the unique index (`primary` for the primary key), the
 * same on both engines; the value itself is left out, since it may be somebody's name or number.
 */
export class DuplicateKey extends Error {
  override readonly name = 'DuplicateKey';

  constructor(readonly index: string) {
    super(`A row with this key is there already (unique index ${index}).`);
  }
}
