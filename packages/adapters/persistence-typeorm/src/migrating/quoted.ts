/** A name of ours between backticks, which both engines take; so a column may be called `on` or `order`. */
export function quoted(name: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name))
    throw new TypeError(`A table, column or index is named in snake_case, not ${name}.`);
  return `\`${name}\``;
}
