import type { AccountsUseCases } from '@anz-payroll/accounts';
import { problem } from '@anz-payroll/http-kit/errors';
import type { Route } from '@anz-payroll/http-kit/route';

const foreign = problem(
  'forbidden',
  'Webhooks and applications of an account are managed by its own people, keys and applications, not by an application of another account.',
);

/**
 * The same routes, closed to applications of other accounts. What they manage reaches the records of every customer of the
 * account, who let the account read them and nobody else; the event feed keeps to that by itself.
 */
export function ownApplicationsOnly(
  routes: readonly Route[],
  { findClient }: Pick<AccountsUseCases, 'findClient'>,
): readonly Route[] {
  return routes.map((route) => ({
    ...route,
    handle: async (input) => {
      const { principal } = input.context;
      const clientId = principal?.clientId ?? null;
      if (clientId === null) return route.handle(input);
      const client = await findClient(clientId);
      return client?.customerId === principal?.customerId ? route.handle(input) : foreign;
    },
  }));
}
