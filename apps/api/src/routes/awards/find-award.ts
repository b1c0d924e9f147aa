import { modernAwards } from '@anz-payroll/composition';
import { awardCatalogue, type Award, type AwardEntry } from 'payroll-core/au/awards';

/** An award by its code. */
export function findAward(code: string): { readonly entry: AwardEntry; readonly award: Award } | undefined {
  const entry = awardCatalogue.find((each) => each.code === code);
  const award = entry === undefined ? undefined : modernAwards.find(code);
  return entry === undefined || award === undefined ? undefined : { entry, award };
}
