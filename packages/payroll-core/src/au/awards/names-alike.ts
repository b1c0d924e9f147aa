import { plainName } from './plain-name';

const MOST = 5;

/** The names that hold the most words of one that is not among them, and at least half of them; those with the fewest other words first. */
export function namesAlike(wanted: string, names: readonly string[]): readonly string[] {
  const words = wordsOf(wanted);
  const known = new Map(names.map((name) => [plainName(name), name]));
  const found = [...known.values()].flatMap((name) => {
    const own = wordsOf(name);
    const shared = [...words].filter((word) => own.has(word)).length;
    return shared * 2 >= words.size && shared > 0 ? [{ name, shared, others: own.size - shared }] : [];
  });
  const most = Math.max(...found.map(({ shared }) => shared));
  return found
    .filter(({ shared }) => shared === most)
    .sort((one, other) => one.others - other.others)
    .slice(0, MOST)
    .map(({ name }) => name);
}

function wordsOf(name: string): ReadonlySet<string> {
  return new Set(plainName(name).match(/[\p{L}\p{N}.]+/gu) ?? []);
}
