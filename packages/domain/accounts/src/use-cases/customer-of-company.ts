import type { AccountsDependencies } from './accounts-dependencies';

/** The customer that a company belongs to; undefined where there is no such company. */
export function customerOfCompany(deps: Pick<AccountsDependencies, 'reading'>) {
  return async (companyId: number): Promise<number | undefined> =>
    (await deps.reading.run(({ companyAccess }) => companyAccess.reach(companyId, null)))?.customerId;
}
