interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly number: string | null;
}

type Chosen<P> =
  | { readonly ok: true; readonly people: readonly P[] }
  | { readonly ok: false; readonly problem: string };

/** The people of lines that hold a name or a number each; nobody is guessed. `among` says who they are looked for among. */
export function peopleOfLines<P extends Named>(people: readonly P[], lines: string, among: string): Chosen<P> {
  const key = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const chosen: P[] = [];
  for (const line of lines.split(/[\r\n;,]+/).filter((one) => one.trim() !== '')) {
    const found = people.filter(
      ({ first_name, last_name, number }) =>
        key(`${first_name} ${last_name}`) === key(line) || (number !== null && key(number) === key(line)),
    );
    const [one] = found;
    if (one === undefined) return { ok: false, problem: `nobody ${among} is called “${line.trim()}”` };
    if (found.length > 1) {
      return { ok: false, problem: `${found.length} people are called “${line.trim()}”: give their numbers instead` };
    }
    chosen.push(one);
  }
  return { ok: true, people: chosen };
}
