export interface Difference {
  readonly path: string;
  readonly stored: string;
  readonly replayed: string;
}

/** Where two JSON values are not the same, member by member. */
export function differences(stored: unknown, replayed: unknown, path = ''): readonly Difference[] {
  if (isNode(stored) && isNode(replayed) && Array.isArray(stored) === Array.isArray(replayed)) {
    const names = [...new Set([...Object.keys(stored), ...Object.keys(replayed)])];
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
