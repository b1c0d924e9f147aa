import { createRequire } from 'node:module';
import { awardCatalogue, type Award, type AwardEntry } from 'payroll-core/au/awards';

/** `import()` would load the ES modules of payroll-core beside its CommonJS ones, and amounts of two copies do not mix. */
const load = createRequire(__filename);

/** An award by its code. The figures of all awards are loaded when the first is asked for: most services never need them. */
export function findAward(code: string): { readonly entry: AwardEntry; readonly award: Award } | undefined {
  const entry = awardCatalogue.find((each) => each.code === code);
  if (entry === undefined) return undefined;
  const awards = load('payroll-core/au/awards/all') as typeof import('payroll-core/au/awards/all');
  const award = awards.findAward(code);
  return award.ok ? { entry, award: award.value } : undefined;
}
