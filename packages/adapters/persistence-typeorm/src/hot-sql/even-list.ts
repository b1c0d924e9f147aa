const step = 16;

/** Filled up with its last value to a round length: statements then come in few shapes, and are prepared once. */
export function evenList<T>(values: readonly T[]): readonly T[] {
  const missing = (step - (values.length % step)) % step;
  return missing === 0 ? values : [...values, ...Array<T>(missing).fill(values.at(-1)!)];
}
