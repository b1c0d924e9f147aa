import { knownKeys } from '../contract';
import { pathSegments } from './path-segments';
import type { Method, Route } from './route';

export type RouteMatch =
  | { readonly found: 'route'; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly found: 'path'; readonly allow: readonly string[] }
  | { readonly found: 'nothing' };

/** All routes of the service. It can only be built from declarations, and refuses two that would answer one request. */
export interface RouteTable {
  readonly routes: readonly Route[];
  /** Finds the route for segments that are already percent-decoded. */
  match(method: string, segments: readonly string[]): RouteMatch;
}

interface Node {
  readonly fixed: Map<string, Node>;
  readonly params: { readonly ending: string; readonly node: Node }[];
  readonly routes: Map<Method, { readonly route: Route; readonly names: readonly string[] }>;
}

const newNode = (): Node => ({ fixed: new Map(), params: [], routes: new Map() });

export function routeTable(routes: readonly Route[]): RouteTable {
  const root = newNode();
  const operations = new Set<string>();
  for (const route of routes) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(route.operation)) {
      throw new TypeError(`Operation "${route.operation}" is not kebab-case`);
    }
    if (operations.has(route.operation)) throw new TypeError(`Two routes are called "${route.operation}"`);
    operations.add(route.operation);
    plant(root, route);
  }
  return {
    routes,
    match(method, segments) {
      const values: string[] = [];
      const node = find(root, segments, 0, values);
      if (node === undefined) return { found: 'nothing' };
      const hit = node.routes.get((method === 'HEAD' ? 'GET' : method) as Method);
      if (hit === undefined) return { found: 'path', allow: allowed(node) };
      const params = Object.fromEntries(hit.names.map((name, index) => [name, values[index]!]));
      return { found: 'route', route: hit.route, params };
    },
  };
}

function plant(root: Node, route: Route): void {
  let node = root;
  const names: string[] = [];
  for (const segment of pathSegments(route.path)) {
    if (segment.kind === 'fixed') {
      const next = node.fixed.get(segment.text) ?? newNode();
      node.fixed.set(segment.text, next);
      node = next;
      continue;
    }
    names.push(segment.name);
    let edge = node.params.find(({ ending }) => ending === segment.ending);
    if (edge === undefined) {
      edge = { ending: segment.ending, node: newNode() };
      node.params.push(edge);
      // The longest ending is the most particular: `{name}.json` before `{name}`.
      node.params.sort((a, b) => b.ending.length - a.ending.length);
    }
    node = edge.node;
  }
  const declared = route.request.params === undefined ? [] : [...knownKeys(route.request.params)];
  if ([...declared].sort().join() !== [...names].sort().join()) {
    throw new TypeError(`${route.operation}: the path has {${names.join()}}, its contract has {${declared.join()}}`);
  }
  if (node.routes.has(route.method)) throw new TypeError(`Two routes answer ${route.method} ${route.path}`);
  node.routes.set(route.method, { route, names });
}

/** Fixed text wins over a parameter: `/api/company/create` before `/api/company/{company_id}`. */
function find(node: Node, segments: readonly string[], at: number, values: string[]): Node | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.routes.size > 0 ? node : undefined;
  const fixed = node.fixed.get(segment);
  if (fixed !== undefined) {
    const found = find(fixed, segments, at + 1, values);
    if (found !== undefined) return found;
  }
  for (const { ending, node: next } of node.params) {
    if (segment.length <= ending.length || !segment.endsWith(ending)) continue;
    values.push(segment.slice(0, segment.length - ending.length));
    const found = find(next, segments, at + 1, values);
    if (found !== undefined) return found;
    values.pop();
  }
  return undefined;
}

function allowed(node: Node): readonly string[] {
  const methods = [...node.routes.keys()];
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
}
