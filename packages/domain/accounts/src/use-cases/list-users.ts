import type { AccountsDependencies } from './accounts-dependencies';
import type { User } from '../domain/user';

/** A user with the companies that are listed for them. */
export interface ListedUser {
  readonly user: User;
  readonly companyIds: readonly number[];
}

/** Everybody who signs in for a customer, or was invited to; without those who were removed. */
export function listUsers(deps: Pick<AccountsDependencies, 'reading'>) {
  return (customerId: number): Promise<readonly ListedUser[]> =>
    deps.reading.run(async ({ users, companyAccess }) => {
      const listed: ListedUser[] = [];
      for (const user of await users.ofCustomer(customerId)) {
        listed.push({ user, companyIds: await companyAccess.companiesOf(user.id) });
      }
      return listed;
    });
}
