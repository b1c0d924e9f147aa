import { accepted, refused, type Result } from 'payroll-core';

/** What a form says about companies: null for every one, else those that were ticked. */
export function chosenCompanies({
  reach = 'all',
  company_ids: ticked = [],
}: {
  readonly reach?: 'all' | 'chosen';
  readonly company_ids?: readonly string[];
}): Result<readonly number[] | null, string> {
  // Whoever ticked some did not mean all.
  if (reach === 'all' && ticked.length > 0) return refused('You ticked companies: say whether it is only for those.');
  if (reach === 'all') return accepted(null);
  return ticked.length === 0 ? refused('Choose one or more of your companies.') : accepted(ticked.map(Number));
}
