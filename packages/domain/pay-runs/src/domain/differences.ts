export interface Difference {
  readonly path: string;
  readonly stored: string;
  readonly replayed: string;
}

/** What stands beside the figures: warnings are worded and told anew by each version, and rules that came later name more files. */
const BESIDE_THE_FIGURES: ReadonlySet<string> = new Set(['warnings', 'parameterFiles']);

/**
 * Where the figures of a stored pay are not those worked out again, member by member. A member that came after the pay was
 * stored is none of its figures; a row more or less is a difference.
 */
export function differences(stored: unknown, replayed: unknown, path = ''): readonly Difference[] {
  if (isNode(stored) && isNode(replayed) && Array.isArray(stored) === Array.isArray(replayed)) {
    const names = Array.isArray(stored)
      ? [...new Set([...Object.keys(stored), ...Object.keys(replayed)])]
      : Object.keys(stored).filter((name) => !BESIDE_THE_FIGURES.has(name));
    return names.flatMap((name) =>
      differences(stored[name], replayed[name], Array.isArray(stored) ? `${path}[${name}]` : joined(path, name)),
    );
  }
  const [was, is] = [textOf(stored), textOf(replayed)];
  return was === is ? [] : [{ path, stored: was, replayed: is }];
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
}
