import { knownKeys } from '../contract';
import { pathSegments } from './path-segments';
import type { Route } from './route';

/** All routes of the service. It can only be built from declarations, and refuses two that would answer one request. */
export interface RouteTable {
  readonly routes: readonly Route[];
}

export function routeTable(routes: readonly Route[]): RouteTable {
  const operations = new Set<string>();
  const pathByShape = new Map<string, string>();
  const answered = new Set<string>();
  for (const route of routes) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(route.operation)) {
      throw new TypeError(`Operation "${route.operation}" is not kebab-case`);
    }
    if (operations.has(route.operation)) throw new TypeError(`Two routes are called "${route.operation}"`);
    if (route.auth.kind !== 'public' && route.may === undefined) {
      throw new TypeError(`Operation "${route.operation}" does not say which permission it needs`);
    }
    operations.add(route.operation);
    const shape = checkPath(route);
    const sameShape = pathByShape.get(shape) ?? route.path;
    if (sameShape !== route.path) throw new TypeError(`${sameShape} and ${route.path} are one path under two names`);
    pathByShape.set(shape, route.path);
    const one = `${route.method} ${route.path}`;
    if (answered.has(one)) throw new TypeError(`Two routes answer ${one}`);
    answered.add(one);
  }
  return { routes };
}

/** The path with its parameters' names left out; they must be those of its contract. */
function checkPath(route: Route): string {
  const segments = pathSegments(route.path);
  const names = segments.flatMap((segment) => (segment.kind === 'param' ? [segment.name] : []));
  const declared = route.request.params === undefined ? [] : [...knownKeys(route.request.params)];
  if ([...declared].sort().join() !== [...names].sort().join()) {
    throw new TypeError(`${route.operation}: the path has {${names.join()}}, its contract has {${declared.join()}}`);
  }
  return segments.map((segment) => (segment.kind === 'fixed' ? segment.text : `{}${segment.ending}`)).join('/');
}
