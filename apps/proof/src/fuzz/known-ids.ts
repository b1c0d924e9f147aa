import type { Random } from './random';

export type PathValues = Readonly<Record<string, string>>;

/** Ids that the service told us of, with the path that led to each, so that a pay is asked of its own company. */
export interface KnownIds {
  /** Looks through an answer for ids. */
  learn(path: string, used: PathValues, answer: unknown): void;
  /** Values for the parameters of a path that belong together, as far as any are known. */
  fill(path: string, random: Random): PathValues;
  /** One id by the name under which bodies ask for it, such as `employee_id`; of the company in the path, if any is. */
  named(name: string, random: Random, within?: PathValues): number | string | undefined;
}

/** The oldest are forgotten: records come and go during a run. */
const KEPT = 60;

interface Found {
  readonly id: number | string;
  readonly used: PathValues;
}

export function knownIds(): KnownIds {
  const byPlace = new Map<string, Found[]>();
  const keep = (place: string, found: Found): void => {
    const list = byPlace.get(place) ?? [];
    if (list.some(({ id }) => id === found.id)) return;
    list.push(found);
    if (list.length > KEPT) list.shift();
    byPlace.set(place, list);
  };
  const visit = (places: readonly string[], used: PathValues, value: unknown, depth: number): void => {
    if (depth > 6 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.slice(0, 20).forEach((item) => visit(places, used, item, depth + 1));
    for (const [key, member] of Object.entries(value)) {
      if (isId(member)) {
        if (key === 'id') for (const place of places) keep(place, { id: member, used });
        else if (key.endsWith('_id')) keep(key, { id: member, used });
      } else if (key === 'employee' || key === 'employees') visit(['employees'], used, member, depth + 1);
      else visit(key.endsWith('s') ? [key] : places, used, member, depth + 1);
    }
  };
  const at = (place: string, name: string) => [
    ...(byPlace.get(place) ?? []),
    ...(name === 'id' ? [] : (byPlace.get(name) ?? [])),
  ];
  return {
    learn: (path, used, answer) => visit(segmentsOf(path), used, answer, 0),
    fill: (path, random) => {
      const filled: Record<string, string> = {};
      for (const [, before, name] of [...path.matchAll(/([^/]+)\/\{([^}]+)\}/g)].reverse()) {
        if (filled[name!] !== undefined) continue;
        const found = at(before!, name!);
        if (found.length === 0) continue;
        const { id, used } = random.pick(found);
        // What led to an id is what it belongs to.
        Object.assign(filled, used, filled, { [name!]: String(id) });
      }
      return filled;
    },
    named: (name, random, within = {}) => {
      const all = at(`${name.replace(/_ids?$/, '')}s`, name.replace(/_ids$/, '_id'));
      const near = all.filter(({ used }) => used['company_id'] === within['company_id']);
      const found = near.length > 0 && random.chance(0.9) ? near : all;
      return found.length === 0 ? undefined : random.pick(found).id;
    },
  };
}

function isId(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= 64);
}

/** The collections that an answer of this path may hold: the fixed parts after its last parameter, without plain verbs. */
function segmentsOf(path: string): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '');
  const last = parts.findLastIndex((part) => part.startsWith('{'));
  const after = parts.slice(last + 1);
  return after.length > 0 ? after : parts.slice(last - 1, last);
}
