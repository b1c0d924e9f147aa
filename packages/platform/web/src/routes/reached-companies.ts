import type { CurrentSession } from '@anz-payroll/accounts';
import type { PageServices } from '../pages';

/** The companies that whoever is signed in reaches, by the names that people know. */
export async function reachedCompanies(
  { accounts, companies }: PageServices,
  { customer, user }: CurrentSession,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const who = { customerId: customer.id, userId: user.id };
  const reached = await companies.listCompanies({
    customerId: customer.id,
    reachable: () => accounts.reachableCompanies(who),
  });
  return reached.map(({ id, trading_name, legal_name }) => ({ id, name: trading_name ?? legal_name }));
}
