/**
 * Ids and secrets are random and may begin with a dash, which `parseArgs` takes for an option unless it stands behind an equals
 * sign. Whatever follows an option and is none itself is joined to it.
 */
export function joinValues(args: readonly string[], options: Readonly<Record<string, unknown>>): string[] {
  const isOption = (text: string): boolean => text.startsWith('--') && Object.hasOwn(options, text.slice(2));
  const joined: string[] = [];
  for (const text of args) {
    const before = joined.at(-1);
    if (before !== undefined && isOption(before) && text.startsWith('-') && !isOption(text)) {
      joined[joined.length - 1] = `${before}=${text}`;
    } else joined.push(text);
  }
  return joined;
}
