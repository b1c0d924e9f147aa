/** A moment of the work on a database, by what a reader of the code would call it: `after INSERT pays`. */
export type Point = `${Side} ${string}`;

/** `during`: a server was told, and its answer is not waited for. */
export type Side = 'before' | 'during' | 'after';

/** What the program that injects faults says to the process that is to die. */
export type Told = { readonly dieAt: Point; readonly passing: number } | { readonly dieAt: null };

/** What a statement does, or undefined for what changes nothing. */
export function deedOf(sql: string): string | undefined {
  const [, verb, table] = /^\s*(?:(INSERT)\s+INTO|(?:UPDATE)|(?:DELETE)\s+FROM)\s+[`"]?(\w+)/i.exec(sql) ?? [];
  if (table !== undefined) return `${(verb ?? sql.trim().slice(0, 6)).toUpperCase()} ${table}`;
  return (
    /^\s*(BEGIN|COMMIT)\b/i.exec(sql)?.[1]?.toUpperCase() ?? (/^\s*START TRANSACTION/i.test(sql) ? 'BEGIN' : undefined)
  );
}
