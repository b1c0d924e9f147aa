/**
 * Whether something is an object with members, or an empty one. A `Map`, a `Date` or a promise has no members that reading could see and would
 * be taken for an empty object, what it holds left out of the pay.
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return hasMembers(value) || Object.prototype.toString.call(value) === '[object Object]';
}

function hasMembers(value: object): boolean {
  for (const _member in value) return true;
  return false;
}
