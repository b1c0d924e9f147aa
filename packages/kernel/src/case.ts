/** Where a word begins inside a camelCase name: at a capital, at the last capital of an acronym, at a number. */
const wordStart = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=[0-9])/g;

/** `unusedLslPreAugust1978` is `unused_lsl_pre_august_1978`; in a path, each name: `paySacrifices[0].isSuper`. */
export function snakeCase(name: string): string {
  return name.replace(wordStart, '_').toLowerCase();
}

/** `unused_lsl_pre_august_1978` is `unusedLslPreAugust1978`. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}

/** The same value with every name in it in snake_case, all the way down. */
export function snakeKeys(value: unknown): unknown {
  return withNames(value, snakeCase);
}

/** The same value with every name in it in camelCase, all the way down. */
export function camelKeys(value: unknown): unknown {
  return withNames(value, camelCase);
}

function withNames(value: unknown, named: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => withNames(each, named));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [named(name), withNames(inner, named)]));
}
