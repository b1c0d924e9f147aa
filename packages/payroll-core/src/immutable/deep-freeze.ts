/**
 * Freezes an object with everything in it. For constants that many results share: they are frozen once, when their module
 * loads, so that a change to one result throws instead of reaching the others.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.freeze(value);
  const parts: Iterable<unknown> = value instanceof Map || value instanceof Set ? value.values() : Object.values(value);
  for (const part of parts) deepFreeze(part);
  return value;
}
