const acronyms: ReadonlySet<string> = new Set(['acc', 'esct', 'etp', 'payg', 'paye', 'stp']);

/** An instrument as a payroll officer would call it: `nz.acc-earners-levy` is "ACC earners levy". */
export function instrumentName(id: string): string {
  const words = id.slice(id.indexOf('.') + 1).split('-');
  return words.map((word) => (acronyms.has(word) ? word.toUpperCase() : word)).join(' ');
}
