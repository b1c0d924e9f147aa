import type { AccountsDependencies } from './accounts-dependencies';

/** Whose chains can be verified: all customers, and whoever has a chain. */
export function auditedCustomers(deps: Pick<AccountsDependencies, 'reading'>) {
  return async (): Promise<readonly number[]> =>
    deps.reading.run(async ({ customers, audit }) => {
      const ids = (await customers.all()).map(({ id }) => id);
      return [...new Set([...ids, ...(await audit.heads()).map(({ customerId }) => customerId)])];
    });
}
