import { byPath } from './express-path';
import { pathSegments, type PathSegment } from './path-segments';
import type { Route } from './route';

interface Branch {
  readonly fixed: Map<string, Branch>;
  /** A long ending before a short one, as the routes come. */
  readonly params: { readonly ending: string; readonly branch: Branch }[];
  readonly routes: Map<string, Route>;
}

/**
 * Finds the route of a request by its path's segments, in a fraction of the time that a router takes to try one pattern after
 * the other. For refusals that must cost next to nothing; requests that are taken up go through Express.
 *
 * @returns undefined where no route has this path and method, or where a path would have to be decoded to know.
 */
export function routeFinder(routes: readonly Route[]): (method: string, path: string) => Route | undefined {
  const root = newBranch();
  for (const [path, ofPath] of byPath(routes)) {
    const branch = pathSegments(path).reduce(grow, root);
    for (const route of ofPath) branch.routes.set(route.method, route);
  }
  return (method, path) => {
    const name = method === 'HEAD' ? 'GET' : method;
    return find(root, path.split('/'), 1, name);
  };
}

function newBranch(): Branch {
  return { fixed: new Map(), params: [], routes: new Map() };
}

function grow(branch: Branch, segment: PathSegment): Branch {
  if (segment.kind === 'fixed') {
    const known = branch.fixed.get(segment.text) ?? newBranch();
    branch.fixed.set(segment.text, known);
    return known;
  }
  const { ending } = segment;
  const known = branch.params.find((param) => param.ending === ending)?.branch;
  if (known !== undefined) return known;
  const made = { ending, branch: newBranch() };
  branch.params.push(made);
  return made.branch;
}

function find(branch: Branch, segments: readonly string[], at: number, method: string): Route | undefined {
  const text = segments[at];
  if (text === undefined) return branch.routes.get(method);
  const fixed = branch.fixed.get(text);
  const found = fixed && find(fixed, segments, at + 1, method);
  if (found !== undefined) return found;
  for (const { ending, branch: below } of branch.params) {
    if (text.length <= ending.length || !text.endsWith(ending)) continue;
    const route = find(below, segments, at + 1, method);
    if (route !== undefined) return route;
  }
  return undefined;
}
