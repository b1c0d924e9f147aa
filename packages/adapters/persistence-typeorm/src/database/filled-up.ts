/** The last one repeated up to a power of two: statements then come in few shapes, and are prepared once. */
export function filledUp<K>(keys: readonly K[]): readonly K[] {
  let length = 1;
  while (length < keys.length) length *= 2;
  return length === keys.length ? keys : [...keys, ...Array<K>(length - keys.length).fill(keys.at(-1)!)];
}
