import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { AccountStores } from '../ports/account-stores';

/** Only companies of the customer can be listed for its users. */
export async function ownCompanies(
  { companyAccess }: Pick<AccountStores, 'companyAccess'>,
  customerId: number,
  companyIds: readonly number[],
): Promise<Result<null, AccountsRefusal>> {
  if (companyIds.length === 0) return accepted(null);
  const own = await companyAccess.reachWithin(customerId, null);
  const foreign = companyIds.findIndex((id) => !own.has(id));
  if (foreign === -1) return accepted(null);
  const path = `companyIds[${foreign}]`;
  return refused({ code: 'user/company', message: `There is no company ${companyIds[foreign]}.`, path });
}
