import type { AccountsDependencies } from './accounts-dependencies';
import { answerOf, type Asking } from './reach-company';

/** The ids of every company that a customer's user reaches, by the rule of `reachCompany` and in one question. */
export function reachableCompanies(deps: Pick<AccountsDependencies, 'reading'>) {
  return async (who: Asking): Promise<ReadonlySet<number>> => {
    const all = await deps.reading.run((stores) => stores.companyAccess.reachWithin(who.customerId, who.userId));
    return new Set([...all].filter(([id, reach]) => answerOf(reach, who, id) === 'reachable').map(([id]) => id));
  };
}
