import { pathSegments, type PathSegment } from './path-segments';
import type { Route } from './route';

/** `/schema/components/{name}.json` as Express writes it: `/schema/components/:name.json`. */
export function expressPath(template: string): string {
  return pathSegments(template)
    .map((segment) =>
      segment.kind === 'fixed' ? `/${escaped(segment.text)}` : `/:${segment.name}${escaped(segment.ending)}`,
    )
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[()[\]{}?+!*:\\]/g, '\\$&');
}

/**
 * The routes of each path, in the order in which Express must try them: fixed text before a parameter, so that
 * `/api/company/create` comes before `/api/company/{company_id}`, and a long ending before a short one.
 */
export function byPath(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const paths = [...new Set(routes.map(({ path }) => path))].map((path) => ({ path, segments: pathSegments(path) }));
  paths.sort((a, b) => compareSegments(a.segments, b.segments));
  return new Map(paths.map(({ path }) => [path, routes.filter((route) => route.path === path)]));
}

/**
 * A path or a template belongs to the group of those with as many segments and the same first one, below `/api` the same
 * first two. A request's path is in the group of its template: templates begin with fixed text that far.
 */
export function pathGroup(path: string): string {
  const segments = path.split('/');
  const [, first = '', second = ''] = segments;
  return first === 'api' ? `${segments.length}/api/${second}` : `${segments.length}/${first}`;
}

function compareSegments(a: readonly PathSegment[], b: readonly PathSegment[]): number {
  for (const [index, segment] of a.entries()) {
    const other = b[index];
    const order = other === undefined ? 0 : rank(segment) - rank(other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function rank(segment: PathSegment): number {
  return segment.kind === 'fixed' ? 0 : 1000 - segment.ending.length;
}
