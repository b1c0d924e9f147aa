import fc from 'fast-check';

/** Cents as text, so that no float is on the way. */
export const dollarsUpTo = (most: number) =>
  fc
    .integer({ min: 0, max: most * 100 })
    .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
export const hoursUpTo = (most: number) =>
  fc.integer({ min: 0, max: most * 4 }).map((quarters) => String(quarters / 4));
export const day = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / 86_400_000, max: Date.parse(to) / 86_400_000 })
    .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));
