/** One value that differs. `null` where there was none before or is none after. */
export interface ChangedValue {
  /** Where in the instrument's values: `scales.2[1].a`. */
  readonly path: string;
  readonly old: string | number | boolean | null;
  readonly new: string | number | boolean | null;
}

type Leaf = string | number | boolean | null;

/** The leaves of two trees of published values that are not alike, in the order of the newer tree. */
export function changedValues(older: unknown, newer: unknown): readonly ChangedValue[] {
  const before = new Map(leavesOf(older));
  const after = new Map(leavesOf(newer));
  const changes: ChangedValue[] = [];
  for (const [path, value] of after) {
    const old = before.get(path) ?? null;
    if (!isSame(old, value)) changes.push({ path, old, new: value });
  }
  for (const [path, old] of before) {
    if (!after.has(path)) changes.push({ path, old, new: null });
  }
  return changes;
}

/** `0.1500` and `0.15` are one figure, printed by two publishers. */
function isSame(a: Leaf, b: Leaf): boolean {
  return a === b || (typeof a === 'string' && typeof b === 'string' && withoutPadding(a) === withoutPadding(b));
}

function withoutPadding(text: string): string {
  return /^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text;
}

function* leavesOf(value: unknown, path = ''): Iterable<readonly [string, Leaf]> {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* leavesOf(item, `${path}[${i}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* leavesOf(item, path === '' ? key : `${path}.${key}`);
  } else {
    yield [path, value as Leaf];
  }
}
