/** The rates of an award are searched for every pay. */
const plainNames = new Map<string, string>();

/** The name of a rate without capitals, dashes and commas: `Level 2, pay point 1` is `Level 2 - pay point 1`. */
export function plainName(text: string): string {
  const known = plainNames.get(text);
  if (known !== undefined) return known;
  const made = text
    .toLowerCase()
    .replaceAll(/[\u2013\u2014,-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // What callers ask for has no end; the names of all awards are some thousands.
  if (plainNames.size > 20_000) plainNames.clear();
  plainNames.set(text, made);
  return made;
}
