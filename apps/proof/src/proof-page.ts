export interface ProofSection {
  /** The command that measures it: `npm run bench -- au`. */
  readonly name: string;
  readonly about: string;
  readonly lines: readonly string[];
}

/** Puts what was measured into the page; what was not measured this time stays as it stands. */
export function updateProofPage(page: string, measured: readonly ProofSection[], machine: string): string {
  const [head = '', ...sections] = page.split(/^(?=## )/m);
  const kept = new Map(sections.map((section) => [/^## (.*)$/m.exec(section)![1]!, section.trimEnd()]));
  for (const { name, about, lines } of measured) {
    const text = ['```', ...lines, '```', '', machine, '', `\`npm run bench -- ${name}\``];
    kept.set(about, [`## ${about}`, '', ...text].join('\n'));
  }
  return `${[head.trimEnd(), ...kept.values()].join('\n\n')}\n`;
}
