/** JSON in one spelling: the members of every object sorted by name, so that two writings of one payload are equal. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(JSON.parse(JSON.stringify(value ?? null))));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // As pairs: a member called `__proto__` or `1` would change its place or its meaning in an object.
  return { members: members.map(([name, member]) => [name, sorted(member)]) };
}
