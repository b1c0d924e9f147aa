import { problem, type Problem } from '../errors';

export const badEncoding = problem('bad-request', 'The address has invalid percent-encoding.');

/** What is wrong with an address before any route is looked for. */
export function checkTarget(url: string): Problem | undefined {
  if (!url.startsWith('/')) return problem('bad-request', 'The address must be a path.');
  const path = pathOf(url);
  if (!path.includes('%')) return undefined;
  try {
    decodeURIComponent(path);
    return undefined;
  } catch {
    return badEncoding;
  }
}

export function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? url : url.slice(0, mark);
}

/** The query as it was sent, without its question mark. */
export function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark + 1);
}
