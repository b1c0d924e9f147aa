/** Question marks for a list of values. */
export function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

/** As many values as one statement names. */
export const IN_ONE_STATEMENT = 500;
