const acronyms: ReadonlySet<string> = new Set(['acc', 'esct', 'etp', 'payg', 'paye', 'stp']);

/** Where the folder's name would mislead (schedule 8 has the whole tax of somebody with a loan, not only the loan) or has no capitals. */
const ownNames: Readonly<Record<string, string>> = {
  'au.medicare-levy-adjustment': 'Medicare levy adjustment',
  'au.study-loans': 'PAYG schedule 8 with study loans',
  'nz.kiwisaver': 'KiwiSaver',
};

/** An instrument as a payroll officer would call it: `nz.acc-earners-levy` is "ACC earners levy". */
export function instrumentName(id: string): string {
  const own = ownNames[id];
  if (own !== undefined) return own;
  const words = id.slice(id.indexOf('.') + 1).split('-');
  return words.map((word) => (acronyms.has(word) ? word.toUpperCase() : word)).join(' ');
}
