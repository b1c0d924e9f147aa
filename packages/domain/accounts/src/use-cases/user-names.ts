import type { AccountsDependencies } from './accounts-dependencies';

/** The names of a customer's users by their ids, of those who were removed too. */
export function userNames(deps: Pick<AccountsDependencies, 'reading'>) {
  return (customerId: number, ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
    deps.reading.run(async ({ users }) => {
      const names = new Map<number, string>();
      for (const id of new Set(ids)) {
        const user = await users.find(id);
        if (user?.customerId === customerId) names.set(id, user.name);
      }
      return names;
    });
}
